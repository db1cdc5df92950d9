import { codeLifeSeconds } from '@dossier/domain/limits';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#i18n/format.ts';
import { rich } from '#i18n/rich.tsx';
import { Banner } from '#ui/banner.tsx';
import { CodeField } from '#ui/code-field.tsx';
import { PlainButton } from '#ui/plain-button.tsx';
import { useRefusedText } from './refused-text.ts';
import { Resend } from './resend.tsx';
import { clock } from './use-countdown.ts';
import { useFocusOfCode } from './use-focus-of-code.ts';
import type { Login } from './use-login.ts';

/** Step of a client's sign-in: the mailed code, or a new one when the code can no longer be used. */
export function CodeStep({ login }: { login: Login }) {
  const { refused } = login.state;
  return refused === 'code-spoiled' || refused === 'code-wait' ? <NewCode login={login} /> : <Code login={login} />;
}

const strong = (words: string) => <b className="font-semibold text-ink">{words}</b>;

function useTime(): (moment: number) => string {
  const format = useFormat();
  return (moment) => format.time(new Date(moment).toISOString());
}

function Code({ login }: { login: Login }) {
  const { t } = useTranslation(['login']);
  const { state } = login;
  const time = useTime();
  const refused = useRefusedText(state);
  const field = useFocusOfCode(state);
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (!state.isBusy) void login.signIn();
  };
  return (
    <>
      <h1>{t('client.code-title')}</h1>
      <p className="mt-2 text-ink-2 [overflow-wrap:anywhere]">
        {rich(
          t('client.code-lead', { skipInterpolation: true }),
          { b: strong },
          { email: state.email, sent: time(state.sentAt), until: time(state.sentAt + codeLifeSeconds * 1000) },
        )}
      </p>
      <form noValidate onSubmit={send} className="mt-6 flex flex-col gap-5">
        <div className="flex flex-col gap-2">
          <CodeField
            ref={field}
            label={t('code')}
            hint={t('client.code-hint')}
            name="otp"
            value={state.code}
            onChange={(code) => login.type('code', code)}
            onComplete={(code) => {
              if (!state.isBusy) void login.signIn(code);
            }}
            error={state.refused === 'code' ? t('toast.invalid-code-client') : refused}
            autoFocus
          />
          {state.refused === 'code' && <WrongCode {...state} />}
        </div>
        <div className="flex flex-col gap-3">
          <PlainButton type="submit" variant="primary" isBlock isPending={state.isBusy}>
            {t('login')}
          </PlainButton>
          <PlainButton isBlock icon="arrow-left" onPress={login.back}>
            {t('client.back')}
          </PlainButton>
        </div>
      </form>
      <div className="mt-6">
        <Banner tone="idle" icon="mail" title={t('client.no-email')} className="text-14!">
          {t('client.no-email-body')} <Resend login={login} waiting="resend-client-in" />
        </Banner>
      </div>
    </>
  );
}

/** What was typed, to compare with the mail, and how many tries are left: unknown once the code was used. */
function WrongCode({ wrongCode, triesLeft }: Pick<Login['state'], 'wrongCode' | 'triesLeft'>) {
  const { t } = useTranslation(['login']);
  const grouped = `${wrongCode.slice(0, 3)} ${wrongCode.slice(3)}`;
  return (
    <p role="status" className="text-14 text-ink-2">
      {rich(t('client.code-wrong', { skipInterpolation: true }), { b: strong }, { code: grouped })}{' '}
      {triesLeft === undefined ? t('client.code-used') : t('client.tries-left', { count: triesLeft })}
    </p>
  );
}

function NewCode({ login }: { login: Login }) {
  const { t } = useTranslation(['login']);
  const { state, resendIn } = login;
  const time = useTime();
  const refused = useRefusedText(state);
  const [pressedAt, setPressedAt] = useState(0);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (resendIn > 0) setPressedAt(Date.now());
    else if (!state.isBusy) void login.resend();
  };
  return (
    <>
      <h1 ref={heading} tabIndex={-1}>
        {t('client.new-title')}
      </h1>
      {state.refused === 'code-spoiled' && (
        <p className="mt-2 text-ink-2">{t('client.new-lead', { sent: time(state.sentAt) })}</p>
      )}
      <form noValidate onSubmit={send} className="mt-6 flex flex-col gap-5">
        <CodeField
          label={t('code')}
          hint={t('client.new-hint')}
          name="otp"
          value=""
          onChange={() => undefined}
          isDisabled
          error={refused}
        />
        <p role="alert" className="text-14 text-bad-ink empty:hidden">
          {pressedAt > 0 && resendIn > 0 && t('client.new-wait', { time: time(Date.now() + resendIn * 1000) })}
        </p>
        <div className="flex flex-col gap-3">
          <PlainButton type="submit" variant="primary" isBlock isPending={state.isBusy}>
            {resendIn > 0 ? t('client.new-send-in', { time: clock(resendIn) }) : t('client.new-send')}
          </PlainButton>
          <PlainButton isBlock icon="arrow-left" onPress={login.back}>
            {t('client.back')}
          </PlainButton>
        </div>
      </form>
      <div className="mt-6">
        <Banner tone="idle" icon="clock" title="" className="text-14!">
          {t('client.new-info')}
        </Banner>
      </div>
    </>
  );
}
