import { mergeSubjects } from '@dossier/domain/contracts/workflows/merge-subjects';
import { useTranslation } from 'react-i18next';
import { useReasonChoices } from '#api/use-reason-choices.ts';
import { useWorkflow } from '#api/workflows.ts';
import { useErrorText } from '#i18n/error-text.ts';
import { useTextInput } from '#i18n/use-form-check.ts';
import { Confirm } from '#ui/confirm.tsx';
import { ReasonPicker } from '#ui/reason-picker.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { toast } from '#ui/toast.tsx';
import { useEntityPlace } from './entity-context.ts';

/** What a lead is about to do to the vault. */
export type VaultChange =
  | { readonly kind: 'confirm' | 'remove'; readonly user: string; readonly name: string }
  | { readonly kind: 'merge'; readonly from: string; readonly name: string };

/** Asks for the reason of a change to the vault, executes it, and keeps the reason when it is refused. */
export function VaultDialog({ change, onClose }: { change: VaultChange; onClose: () => void }) {
  const { t } = useTranslation('entity');
  const { error } = useErrorText();
  const { subject, request } = useEntityPlace().entity;
  const admit = useWorkflow('admit-member');
  const merge = useWorkflow('merge-subjects');
  const text = useTextInput(mergeSubjects.input.shape.reason);
  const choices = useReasonChoices('decide-access', request.id);
  const running = change.kind === 'merge' ? merge : admit;
  const { kind, name } = change;
  const named = { name, client: subject.name };
  const done = {
    onSuccess: () => {
      toast.success(t(`vault.${kind}-done`, named));
      onClose();
    },
  };
  const send = () => {
    const reason = text.value;
    if (change.kind === 'merge') return merge.mutate({ subject: subject.id, from: change.from, reason }, done);
    const role = change.kind === 'confirm' ? ('owner' as const) : ('none' as const);
    return admit.mutate({ subject: subject.id, request: request.id, user: change.user, role, reason }, done);
  };
  return (
    <Confirm
      isOpen
      hasField
      onCancel={onClose}
      onConfirm={send}
      title={t(`vault.${kind}-title`, named)}
      confirmLabel={t(`vault.${kind}`)}
      cancelLabel={t('move.back')}
      tone={kind === 'confirm' ? 'primary' : 'danger'}
      isPending={running.isPending}
      isClosed={!text.isValid}
      error={running.error ? error(running.error) : undefined}
    >
      <p>{t(`vault.${kind}-body`, named)}</p>
      <ReasonPicker className="mt-4" choices={choices} value={text.field.value} onChange={text.setText} />
      <TextArea autoFocus className="mt-4" label={t('move.field.reason')} {...text.field} />
    </Confirm>
  );
}
