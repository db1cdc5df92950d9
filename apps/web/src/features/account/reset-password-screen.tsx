import { newPasswordLength } from '@dossier/domain/limits';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { client } from '#api/client.ts';
import { usePortal } from '#portals/portal.ts';
import { TextField } from '#ui/text-field.tsx';
import { AccountForm, FormOutcome } from './account-form.tsx';
import { AccountPage, type BeforeSignIn } from './account-page.tsx';
import { refusedField } from './account-token.ts';
import { AskForLink } from './ask-for-link.tsx';

export interface ResetPasswordProps {
  before: BeforeSignIn;
  tools?: ReactNode;
  /** From the mail; without it one can be requested. */
  token: string | undefined;
  /** Prefilled from an invitation. */
  email: string | undefined;
}

export function ResetPasswordScreen({ before, tools, token, email }: ResetPasswordProps) {
  const { t } = useTranslation('account');
  const [isSpent, setSpent] = useState(false);
  return (
    <AccountPage before={before} tools={tools} title={t('reset.title')}>
      {isSpent && <FormOutcome tone="warn" title={t('reset.spent-title')} body={t('reset.spent-body')} />}
      {token !== undefined && !isSpent ? (
        <SetPassword token={token} onSpent={() => setSpent(true)} />
      ) : (
        <AskForReset email={email ?? ''} />
      )}
    </AccountPage>
  );
}

function AskForReset({ email }: { email: string }) {
  const { t } = useTranslation('account');
  const collection = client.collection(usePortal().authCollection);
  return (
    <AskForLink
      lead={t('reset.ask-body')}
      field={t('email')}
      label={t('reset.send')}
      sent={{ title: t('reset.sent-title'), body: (to) => t('reset.sent-body', { email: to }) }}
      autoComplete="username"
      email={email}
      onSend={(to) => collection.requestPasswordReset(to, { requestKey: null })}
    />
  );
}

function SetPassword({ token, onSpent }: { token: string; onSpent: () => void }) {
  const { t } = useTranslation('account');
  const { authCollection } = usePortal();
  const [password, setPassword] = useState('');
  const [again, setAgain] = useState('');
  const [wrong, setWrong] = useState<{ password?: string; again?: string }>({});
  const [isSaved, setSaved] = useState(false);
  const save = async () => {
    const { length } = [...password];
    const found = {
      ...(length < newPasswordLength.min && { password: t('password-short', { count: newPasswordLength.min }) }),
      ...(length > newPasswordLength.max && { password: t('password-long', { count: newPasswordLength.max }) }),
      ...(password !== again && { again: t('again-different') }),
    };
    setWrong(found);
    if (Object.keys(found).length > 0) return;
    try {
      await client.collection(authCollection).confirmPasswordReset(token, password, again, { requestKey: null });
      client.authStore.clear();
      setSaved(true);
    } catch (error) {
      if (refusedField(error, 'password') === 'validation_common_password')
        return setWrong({ password: t('password-common') });
      if (refusedField(error, 'token') === undefined) throw error;
      onSpent();
    }
  };
  if (isSaved) return <FormOutcome tone="ok" title={t('reset.saved-title')} body={t('reset.saved-body')} />;
  return (
    <AccountForm lead={t('reset.set-body')} label={t('reset.save')} onSend={save}>
      <TextField
        label={t('password')}
        hint={t('password-hint', { count: newPasswordLength.min })}
        type="password"
        name="password"
        autoComplete="new-password"
        value={password}
        onChange={setPassword}
        error={wrong.password}
        autoFocus
      />
      <TextField
        label={t('again')}
        type="password"
        name="password-again"
        autoComplete="new-password"
        value={again}
        onChange={setAgain}
        error={wrong.again}
      />
    </AccountForm>
  );
}
