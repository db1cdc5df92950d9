import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '#i18n/error-text.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/text-field.tsx';

interface PasswordFormProps {
  lead: string;
  label: string;
  onSend: (password: string) => void;
  onCancel: () => void;
  isPending: boolean;
  error: unknown;
  isDanger?: boolean;
}

/** Confirms a change of the sign-in with the password. */
export function PasswordForm({ lead, label, onSend, onCancel, isPending, error, isDanger = false }: PasswordFormProps) {
  const { t } = useTranslation('settings');
  const { error: textOf } = useErrorText();
  const [password, setPassword] = useState('');
  const [isMissing, setMissing] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const send = (event: FormEvent) => {
    event.preventDefault();
    setMissing(password === '');
    if (password === '') field.current?.focus();
    else if (!isPending) onSend(password);
  };
  return (
    <form noValidate onSubmit={send} className="flex flex-col gap-4">
      <p>{lead}</p>
      <TextField
        ref={field}
        label={t('security.password')}
        hint={t('security.password-hint')}
        type="password"
        name="password"
        autoComplete="current-password"
        value={password}
        onChange={setPassword}
        error={isMissing && password === '' ? t('security.password-missing') : undefined}
        autoFocus
      />
      {Boolean(error) && (
        <Banner tone="bad" isAlert>
          {textOf(error)}
        </Banner>
      )}
      <div className="flex flex-wrap justify-end gap-2">
        <Button size="lg" onPress={onCancel} isDisabled={isPending}>
          {t('users.cancel')}
        </Button>
        <Button size="lg" variant={isDanger ? 'danger' : 'primary'} type="submit" isPending={isPending}>
          {label}
        </Button>
      </div>
    </form>
  );
}
