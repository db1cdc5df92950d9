import { cancel as cancelContract } from '@dossier/domain/contracts/workflows/cancel';
import { Trans, useTranslation } from 'react-i18next';
import { useWorkflow } from '#api/workflows.ts';
import { useErrorText } from '#i18n/error-text.ts';
import { useTextInput } from '#i18n/use-form-check.ts';
import type { OnboardingRow } from '#list-views/onboarding-columns.tsx';
import { Confirm } from '#ui/confirm.tsx';
import { Icon } from '#ui/icon.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { toast } from '#ui/toast.tsx';
import { type Deletion, deletionOf } from './row-details.ts';

type AskedDeletion = Exclude<Deletion, 'archive'>;

/** Explains what "Delete" does to this onboarding, and does it: a draft is deleted permanently, others are cancelled. */
export function DeleteDialog({ row, onClose }: { row: OnboardingRow; onClose: () => void }) {
  const deletion = deletionOf(row);
  if (!deletion || deletion === 'archive') return null;
  return <Question row={row} deletion={deletion} onClose={onClose} />;
}

function Question({ row, deletion, onClose }: { row: OnboardingRow; deletion: AskedDeletion; onClose: () => void }) {
  const { t } = useTranslation(['onboardings', 'lists']);
  const { error: textOf } = useErrorText();
  const reason = useTextInput(cancelContract.input.shape.reason);
  const { confirm, isPending, error } = useDeletion(row, onClose);
  const asksReason = deletion === 'cancel';
  const name = row.name || t('lists:no-name');
  return (
    <Confirm
      isOpen
      onCancel={onClose}
      onConfirm={() => confirm(deletion, reason.value)}
      title={t(`delete.${deletion}.title`, { name: row.reference || row.number })}
      confirmLabel={t(`delete.${deletion}.confirm`)}
      cancelLabel={t('delete.keep')}
      isPending={isPending}
      hasField={asksReason}
      isClosed={asksReason && !reason.isValid}
      error={error ? textOf(error) : undefined}
    >
      <p>
        <Trans
          t={t}
          i18nKey={`delete.${deletion}.body`}
          values={{ name }}
          components={{ b: <strong className="font-semibold text-ink" /> }}
        />
      </p>
      {asksReason && (
        <TextArea
          label={t('delete.reason')}
          hint={t('delete.reason-hint')}
          {...reason.field}
          autoFocus
          rows={2}
          className="mt-4 text-ink"
        />
      )}
      {deletion !== 'delete-draft' && (
        <p className="mt-3 flex items-center gap-2 text-13">
          <Icon name="archive" />
          {t('delete.restore')}
        </p>
      )}
    </Confirm>
  );
}

function useDeletion({ id: request }: OnboardingRow, onClose: () => void) {
  const { t } = useTranslation('onboardings');
  const remove = useWorkflow('delete-draft');
  const cancel = useWorkflow('cancel');
  const done = (text: string) => () => {
    toast.success(text);
    onClose();
  };
  const archived = { onSuccess: done(t('archived')) };
  const acts: Readonly<Record<AskedDeletion, (reason: string) => void>> = {
    'delete-draft': () => remove.mutate({ request }, { onSuccess: done(t('deleted')) }),
    cancel: (reason) => cancel.mutate({ request, reason }, archived),
  };
  return {
    confirm: (deletion: AskedDeletion, reason: string) => acts[deletion](reason),
    isPending: remove.isPending || cancel.isPending,
    error: remove.error ?? cancel.error,
  };
}
