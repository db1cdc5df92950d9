import { firstLead } from '@dossier/domain/contracts/setup';
import type { FieldError } from '@dossier/domain/contracts/shared/field-errors';
import { newPasswordLength } from '@dossier/domain/limits';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { client } from '#api/client.ts';
import { isRequestError, statusOf } from '#api/errors.ts';
import type { SessionUser } from '#api/session.ts';
import { useFormat } from '#i18n/format.ts';
import { useFieldErrorText, useFormCheck } from '#i18n/use-form-check.ts';
import { Failed } from '#ui/failed.tsx';
import { Icon } from '#ui/icon.tsx';
import { Loading } from '#ui/skeleton.tsx';
import { StartPage } from '#ui/start-page.tsx';
import { TextField } from '#ui/text-field.tsx';
import { AccountForm, FormOutcome } from './account-form.tsx';

interface SetupProps {
  /** From the fragment of the address. */
  token: string;
  tools?: ReactNode;
  /** Called when the account exists and its session is stored. */
  onDone: () => Promise<void>;
}

const post = <T,>(path: string, body: object) =>
  client.send<T>(path, { method: 'POST', body: body as Record<string, unknown>, requestKey: null });

/** The first account of a new desk, for the holder of a setup link. */
export function SetupScreen({ token, tools, onDone }: SetupProps) {
  const { t } = useTranslation('account');
  const [isClosed, setClosed] = useState(false);
  const { data, error, refetch } = useQuery({
    queryKey: ['setup', token],
    queryFn: () => post<{ expiresAt: string }>('/api/setup/check', { token }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  return (
    <StartPage size="form" tools={tools} name={t('product')} title={t('setup.title')}>
      {isClosed || (error && [400, 404].includes(statusOf(error))) ? (
        <FormOutcome tone="warn" title={t('setup.closed-title')} body={t('setup.closed-body')} />
      ) : data ? (
        <FirstLeadForm token={token} expiresAt={data.expiresAt} onClosed={() => setClosed(true)} onDone={onDone} />
      ) : error ? (
        <Failed onRetry={() => void refetch()} />
      ) : (
        <Loading />
      )}
    </StartPage>
  );
}

interface FormProps extends Pick<SetupProps, 'token' | 'onDone'> {
  expiresAt: string;
  onClosed: () => void;
}

const empty = { firstName: '', lastName: '', email: '', password: '' };

function FirstLeadForm({ token, expiresAt, onClosed, onDone }: FormProps) {
  const { t, i18n } = useTranslation(['account', 'settings']);
  const format = useFormat();
  const textOf = useFieldErrorText();
  const [values, setValues] = useState(empty);
  const [refused, setRefused] = useState<Readonly<Record<string, FieldError>>>({});
  const check = useFormCheck(firstLead, { ...values, token, language: i18n.language });
  const field = (name: keyof typeof empty) => ({
    name,
    value: values[name],
    onChange: (text: string) => {
      setRefused({});
      setValues({ ...values, [name]: text });
    },
    error: check.errorOf(name) ?? textOf(refused[name]),
  });
  const send = async () => {
    let input: object | undefined;
    check.submit((valid) => {
      input = valid;
    });
    if (!input) return;
    try {
      const { token: session, record } = await post<{ token: string; record: SessionUser }>('/api/setup', input);
      client.authStore.save(session, record);
    } catch (error) {
      if (statusOf(error) === 404) return onClosed();
      if (!isRequestError(error) || error.status !== 400) throw error;
      return setRefused(error.response['data'] as Record<string, FieldError>);
    }
    await onDone();
  };
  return (
    <>
      <AccountForm lead={t('account:setup.lead')} label={t('account:setup.continue')} onSend={send}>
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField label={t('settings:name.first')} autoComplete="given-name" autoFocus {...field('firstName')} />
          <TextField label={t('settings:name.last')} autoComplete="family-name" {...field('lastName')} />
        </div>
        <TextField label={t('account:email')} type="email" autoComplete="username" {...field('email')} />
        <TextField
          label={t('account:setup.password')}
          hint={t('account:password-hint', { count: newPasswordLength.min })}
          type="password"
          autoComplete="new-password"
          {...field('password')}
        />
      </AccountForm>
      <p className="mt-9 flex gap-2 border-t border-line pt-5 text-13 text-ink-2">
        <Icon name="clock" className="mt-0.5 flex-none" />
        {t('account:setup.until', { time: format.time(expiresAt) })}
      </p>
    </>
  );
}
