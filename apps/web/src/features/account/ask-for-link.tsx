import { isEmailAddress } from '@dossier/domain/email-address';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TextField } from '#ui/text-field.tsx';
import { AccountForm, FormOutcome } from './account-form.tsx';

export interface AskForLinkProps {
  lead: string;
  /** Label of the address field, and of the button. */
  field: string;
  label: string;
  sent: { readonly title: string; readonly body: (email: string) => string };
  autoComplete: 'username' | 'email';
  email?: string;
  /** Error of a well-formed address. */
  fault?: (email: string) => string | undefined;
  onSend: (email: string) => Promise<unknown>;
}

/** Requests a mail with a link, then shows what to do with that mail. */
export function AskForLink(props: AskForLinkProps) {
  const { lead, field, label, sent, autoComplete, email: known = '', fault, onSend } = props;
  const { t } = useTranslation('account');
  const [email, setEmail] = useState(known);
  const [wrong, setWrong] = useState<string>();
  const [sentTo, setSentTo] = useState<string>();
  const send = async () => {
    const typed = email.trim();
    const found = isEmailAddress(typed) ? fault?.(typed) : t('email-invalid');
    setWrong(found);
    if (found !== undefined) return;
    await onSend(typed);
    setSentTo(typed);
  };
  if (sentTo !== undefined) return <FormOutcome tone="ok" title={sent.title} body={sent.body(sentTo)} />;
  return (
    <AccountForm lead={lead} label={label} onSend={send}>
      <TextField
        label={field}
        type="email"
        inputMode="email"
        name="email"
        autoComplete={autoComplete}
        value={email}
        onChange={setEmail}
        error={wrong}
        autoFocus
      />
    </AccountForm>
  );
}
