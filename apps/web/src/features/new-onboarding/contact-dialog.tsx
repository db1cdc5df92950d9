import { type Contact, type ContactInput, contactSchema } from '@dossier/domain/contact';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { DeskRow } from '#api/records.ts';
import { saveRecord } from '#api/save-record.ts';
import { useKept } from '#api/use-kept.ts';
import { useUser } from '#api/use-session.ts';
import { useErrorText } from '#i18n/error-text.ts';
import { useFormCheck } from '#i18n/use-form-check.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { TextField } from '#ui/text-field.tsx';
import { toast } from '#ui/toast.tsx';

export type ContactRow = DeskRow<'gk_contacts'>;
export type ContactStart = ContactInput & { readonly id?: string };

/** The stored values of a contact as the dialog takes them. */
export const contactInputOf = ({ id, first_name, last_name, email, phone }: ContactRow): ContactStart => ({
  id,
  firstName: first_name,
  lastName: last_name,
  email,
  phone,
});

interface ContactDialogProps {
  start: ContactStart;
  /** The country for national telephone numbers. */
  phoneCountry: string;
  /** The draft and its client: what was typed for another one is not offered. */
  place: string;
  onSaved: (contact: ContactRow) => void;
  onClose: () => void;
}

/** A contact person, made or changed in place. */
export function ContactDialog({ start, phoneCountry, place, onSaved, onClose }: ContactDialogProps) {
  const { t } = useTranslation('contacts');
  const { error: errorText } = useErrorText();
  const user = useUser();
  const from = [start.id ?? '', start.firstName, start.lastName, start.email, start.phone].join('/');
  const [kept, setValues, forget] = useKept<ContactInput>(`contact:${place}:${from}`, start);
  const values = { ...kept, phoneCountry };
  const check = useFormCheck(contactSchema, values);
  const save = useMutation({
    mutationFn: ({ firstName, lastName, email, phone }: Contact) => {
      const row = { first_name: firstName, last_name: lastName, email, phone, org: user?.['org'] };
      return saveRecord('gk_contacts', start.id, row);
    },
    onSuccess: (contact) => {
      toast.success(t('saved'));
      forget();
      onSaved(contact);
    },
  });
  // Escape keeps what was typed, Cancel does not.
  const cancel = () => {
    forget();
    onClose();
  };
  const finish = () => check.submit((contact) => save.mutate(contact));
  const field = (name: 'firstName' | 'lastName' | 'email' | 'phone') => ({
    name,
    value: values[name] ?? '',
    onChange: (text: string) => setValues({ ...values, [name]: text }),
    error: check.errorOf(name),
  });
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t(start.id ? 'edit' : 'new')}
      isDismissable={!save.isPending}
      footer={
        <>
          <Button size="lg" onPress={cancel}>
            {t('cancel')}
          </Button>
          <Button size="lg" variant="primary" onPress={finish} isPending={save.isPending}>
            {t('save')}
          </Button>
        </>
      }
    >
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          finish();
        }}
        className="mt-4 flex flex-col gap-4 text-ink"
      >
        {save.error && (
          <Banner tone="bad" isAlert>
            {errorText(save.error)}
          </Banner>
        )}
        <div className="grid gap-4 md:grid-cols-2">
          <TextField label={t('first-name')} autoFocus {...field('firstName')} />
          <TextField label={t('last-name')} {...field('lastName')} />
        </div>
        <TextField label={t('email')} type="email" {...field('email')} />
        <TextField label={t('phone')} type="tel" optional {...field('phone')} />
        <button type="submit" hidden />
      </form>
    </Dialog>
  );
}
