import { renameFactor } from '@dossier/domain/contracts/workflows/rename-factor';
import type { FactorKind } from '@dossier/domain/second-factors';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useWorkflow } from '#api/workflows.ts';
import { useErrorText } from '#i18n/error-text.ts';
import { useTextInput } from '#i18n/use-form-check.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { TextField } from '#ui/text-field.tsx';
import { toast } from '#ui/toast.tsx';
import { AddFactor } from './add-factor.tsx';
import { PasswordForm } from './password-form.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';

/** What a dialog of the section is opened for. */
export type SecurityTask =
  | { readonly name: 'add'; readonly kind: FactorKind }
  | { readonly name: 'rename'; readonly id: string; readonly before: string }
  | { readonly name: 'remove'; readonly id: string; readonly before: string }
  | { readonly name: 'unlink'; readonly id: string; readonly before: string }
  | { readonly name: 'codes' }
  | { readonly name: 'mail'; readonly isAccepted: boolean };

interface TaskProps<Name extends SecurityTask['name'] = SecurityTask['name']> {
  task: Extract<SecurityTask, { name: Name }>;
  onClose: () => void;
}

/** The dialog of one change; each but the name needs the password. */
export function SecurityDialog({ task, onClose }: TaskProps) {
  const { t } = useTranslation('settings');
  const [codes, setCodes] = useState<readonly string[]>([]);
  const done = (message: string) => {
    toast.success(message);
    onClose();
  };
  const finish = (created: readonly string[], message: string) =>
    created.length > 0 ? setCodes(created) : done(message);
  return (
    <Dialog
      isOpen
      isDismissable={codes.length === 0}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={codes.length > 0 ? t('security.codes.title') : titleOf(task, t)}
      width={task.name === 'add' ? 'lg' : 'sm'}
    >
      {codes.length > 0 ? (
        <RecoveryCodes codes={codes} onDone={() => done(t('saved'))} />
      ) : task.name === 'add' ? (
        <AddFactor
          kind={task.kind}
          needsPassword
          onCancel={onClose}
          onAdded={(created) => finish(created, t('security.is-added'))}
        />
      ) : task.name === 'rename' ? (
        <Rename task={task} onClose={onClose} />
      ) : (
        <WithPassword task={task} onClose={onClose} onDone={finish} />
      )}
    </Dialog>
  );
}

type T = ReturnType<typeof useTranslation<'settings'>>['t'];

function titleOf(task: SecurityTask, t: T): string {
  if (task.name === 'add') return t(`security.${task.kind}.add`);
  if (task.name === 'rename') return t('security.rename-of', { name: task.before });
  if (task.name === 'remove' || task.name === 'unlink') return t('security.remove-ask', { name: task.before });
  if (task.name === 'codes') return t('security.codes.ask');
  return t(task.isAccepted ? 'security.mail.ask-on' : 'security.mail.ask-off');
}

function Rename({ task: { id, before }, onClose }: TaskProps<'rename'>) {
  const { t } = useTranslation('settings');
  const { error: textOf } = useErrorText();
  const rename = useWorkflow('rename-factor');
  const name = useTextInput(renameFactor.input.shape.name, before);
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (rename.isPending || !name.isValid) return;
    const onSuccess = () => {
      toast.success(t('saved'));
      onClose();
    };
    rename.mutate({ factor: id, name: name.value }, { onSuccess });
  };
  return (
    <form noValidate onSubmit={send} className="mt-4 flex flex-col gap-4 text-ink">
      <TextField
        label={t('security.name')}
        {...name.field}
        autoFocus
        error={name.value === '' ? t('security.name-missing') : name.field.error}
      />
      {rename.error && (
        <Banner tone="bad" isAlert>
          {textOf(rename.error)}
        </Banner>
      )}
      <div className="flex justify-end gap-2">
        <Button size="lg" onPress={onClose}>
          {t('users.cancel')}
        </Button>
        <Button size="lg" variant="primary" type="submit" isPending={rename.isPending}>
          {t('save')}
        </Button>
      </div>
    </form>
  );
}

interface WithPasswordProps extends TaskProps<'remove' | 'unlink' | 'codes' | 'mail'> {
  onDone: (recoveryCodes: readonly string[], message: string) => void;
}

function WithPassword({ task, onClose, onDone }: WithPasswordProps) {
  const { t } = useTranslation('settings');
  const remove = useWorkflow('remove-factor');
  const unlink = useWorkflow('remove-linked-account');
  const replace = useWorkflow('replace-recovery-codes');
  const mail = useWorkflow('set-mailed-code');
  const used = { remove, unlink, codes: replace, mail }[task.name];
  const send = (password: string) => {
    if (task.name === 'codes') {
      replace.mutate({ password }, { onSuccess: ({ recoveryCodes }) => onDone(recoveryCodes, t('saved')) });
    } else if (task.name === 'mail') {
      mail.mutate({ password, isAccepted: task.isAccepted }, { onSuccess: () => onDone([], t('saved')) });
    } else {
      const onSuccess = () => onDone([], t('security.is-removed'));
      if (task.name === 'unlink') unlink.mutate({ password, account: task.id }, { onSuccess });
      else remove.mutate({ password, factor: task.id }, { onSuccess });
    }
  };
  const texts = {
    remove: [t('security.remove-body'), t('security.remove')],
    unlink: [t('security.linked.remove-body'), t('security.remove')],
    codes: [t('security.codes.ask-body'), t('security.codes.new')],
    mail:
      task.name === 'mail' && task.isAccepted
        ? [t('security.mail.body-on'), t('security.mail.turn-on')]
        : [t('security.mail.body-off'), t('security.mail.turn-off')],
  } as const;
  const [lead = '', label = ''] = texts[task.name];
  return (
    <PasswordForm
      {...{ lead, label }}
      onSend={send}
      onCancel={onClose}
      isPending={used.isPending}
      error={used.error}
      isDanger={task.name === 'remove' || task.name === 'unlink'}
    />
  );
}
