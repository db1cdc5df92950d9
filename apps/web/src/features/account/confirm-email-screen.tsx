import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { client } from '#api/client.ts';
import { usePortal } from '#portals/portal.ts';
import { TextField } from '#ui/text-field.tsx';
import { toast } from '#ui/toast.tsx';
import { AccountForm, FormOutcome } from './account-form.tsx';
import { AccountPage, type BeforeSignIn } from './account-page.tsx';
import { readAccountToken, refusedField } from './account-token.ts';
import { AskForLink } from './ask-for-link.tsx';

export interface ConfirmEmailProps {
  before: BeforeSignIn;
  tools?: ReactNode;
  /** From the mail; without it a signed-in user can request one. */
  token: string | undefined;
}

export function ConfirmEmailScreen({ before, tools, token }: ConfirmEmailProps) {
  const { t } = useTranslation('account');
  const isChange = token === undefined && client.authStore.isValid;
  return (
    <AccountPage before={before} tools={tools} title={t(isChange ? 'confirm.new-title' : 'confirm.title')}>
      {token !== undefined && <Confirm token={token} />}
      {isChange && <AskForChange />}
      {token === undefined && !isChange && <p className="mt-1 text-14 text-ink-2">{t('confirm.no-link')}</p>}
    </AccountPage>
  );
}

function Confirm({ token }: { token: string }) {
  const { t } = useTranslation('account');
  const collection = client.collection(usePortal().authCollection);
  const { type, email } = readAccountToken(token);
  const isChange = type === 'emailChange';
  const [password, setPassword] = useState('');
  const [isWrong, setWrong] = useState(false);
  const [outcome, setOutcome] = useState<'done' | 'spent'>();
  const confirm = async () => {
    const options = { requestKey: null };
    try {
      if (isChange) await collection.confirmEmailChange(token, password, options);
      else await collection.confirmVerification(token, options);
      // Confirming signs the user out, and the page redirects to the login.
      toast.success(t('confirm.done-title'));
      setOutcome('done');
    } catch (error) {
      const isSpent = refusedField(error, 'token') !== undefined;
      const isRefused = refusedField(error, 'password') !== undefined;
      if (!isSpent && !isRefused) throw error;
      if (isSpent) setOutcome('spent');
      else setWrong(true);
    }
  };
  if (outcome) {
    return (
      <FormOutcome
        tone={outcome === 'done' ? 'ok' : 'warn'}
        title={t(`confirm.${outcome}-title`)}
        body={t(`confirm.${outcome}-body`)}
      />
    );
  }
  return (
    <AccountForm
      lead={t(isChange ? 'confirm.change-body' : 'confirm.verify-body', { email })}
      label={t('confirm.confirm')}
      onSend={confirm}
    >
      {isChange && (
        <TextField
          label={t('confirm.own-password')}
          type="password"
          name="password"
          autoComplete="current-password"
          value={password}
          onChange={setPassword}
          error={isWrong ? t('confirm.wrong-password') : undefined}
          autoFocus
        />
      )}
    </AccountForm>
  );
}

function AskForChange() {
  const { t } = useTranslation('account');
  const collection = client.collection(usePortal().authCollection);
  const own = String(client.authStore.record?.['email'] ?? '').toLowerCase();
  return (
    <AskForLink
      lead={t('confirm.new-body')}
      field={t('confirm.new-email')}
      label={t('confirm.send')}
      sent={{ title: t('confirm.sent-title'), body: (to) => t('confirm.sent-body', { email: to }) }}
      autoComplete="email"
      fault={(to) => (to.toLowerCase() === own ? t('confirm.same') : undefined)}
      onSend={(to) => collection.requestEmailChange(to, { requestKey: null })}
    />
  );
}
