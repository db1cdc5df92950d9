import { inviteUser } from '@dossier/domain/contracts/workflows/invite-user';
import { type Language, languages, languageTable } from '@dossier/domain/languages';
import { useTranslation } from 'react-i18next';
import { useKeptForm } from '#api/use-kept-form.ts';
import { useWorkflow } from '#api/workflows.ts';
import { useErrorText } from '#i18n/error-text.ts';
import { useFormCheck } from '#i18n/use-form-check.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { RadioGroup } from '#ui/radio-group.tsx';
import { Select } from '#ui/select.tsx';
import { TextField } from '#ui/text-field.tsx';
import { toast } from '#ui/toast.tsx';
import type { Organisation, StaffRole } from './use-organisation.ts';

interface InviteDialogProps {
  organisation: Pick<Organisation, 'id' | 'roles' | 'defaultLanguage'>;
  onClose: () => void;
}

/** A new colleague: names, address, role. They set their own password. */
export function InviteDialog({ organisation, onClose }: InviteDialogProps) {
  const { t } = useTranslation(['settings', 'contacts']);
  const { error: textOf } = useErrorText();
  const invite = useWorkflow('invite-user');
  const empty = { firstName: '', lastName: '', email: '' };
  const first = { ...empty, role: organisation.roles[0] ?? '', language: organisation.defaultLanguage };
  const { values, change, end } = useKeptForm(`invite:${organisation.id}`, first, onClose);
  const { role, language } = values;
  const check = useFormCheck(inviteUser.input, { org: organisation.id, ...values });
  const field = (name: keyof typeof empty) => ({
    name,
    value: values[name],
    onChange: (text: string) => change({ [name]: text }),
    error: check.errorOf(name),
  });
  const done = ({ sentTo }: { sentTo: string }) => {
    toast.success(t('settings:invite.sent', { email: sentTo }));
    end();
  };
  const send = () => check.submit((input) => invite.mutate(input, { onSuccess: done }));
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('settings:invite.title')}
      isDismissable={!invite.isPending}
      footer={
        <>
          <Button size="lg" onPress={end}>
            {t('settings:users.cancel')}
          </Button>
          <Button size="lg" variant="primary" icon="send" onPress={send} isPending={invite.isPending}>
            {t('settings:invite.send')}
          </Button>
        </>
      }
    >
      <p>{t('settings:invite.lead')}</p>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
        className="mt-4 flex flex-col gap-4 text-ink"
      >
        {invite.error && (
          <Banner tone="bad" isAlert>
            {textOf(invite.error)}
          </Banner>
        )}
        <div className="grid gap-4 md:grid-cols-2">
          <TextField label={t('settings:name.first')} autoFocus {...field('firstName')} />
          <TextField label={t('settings:name.last')} {...field('lastName')} />
        </div>
        <TextField label={t('settings:invite.email')} type="email" {...field('email')} />
        <RadioGroup
          label={t('settings:invite.role')}
          look="cards"
          options={organisation.roles.map((id) => ({
            id,
            label: t(`settings:users.roles.${id as StaffRole}`),
            hint: t(`settings:invite.hints.${id as StaffRole}`),
          }))}
          value={role}
          onChange={(chosen) => change({ role: chosen })}
        />
        <Select<Language>
          label={t('settings:invite.language')}
          options={languages.map((id) => ({ id, label: languageTable[id].name }))}
          value={language}
          onChange={(chosen) => change({ language: chosen })}
        />
        <button type="submit" hidden />
      </form>
    </Dialog>
  );
}
