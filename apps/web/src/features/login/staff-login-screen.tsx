import type { PortalName } from '@dossier/domain/portal';
import { type FormEvent, lazy, type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SessionEnd } from '#api/ended-session.ts';
import type { ViewAnswer } from '#api/views.ts';
import { usePortal } from '#portals/portal.ts';
import { Banner } from '#ui/banner.tsx';
import { CodeField } from '#ui/code-field.tsx';
import { Logo } from '#ui/logo.tsx';
import { PlainButton } from '#ui/plain-button.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { SupportLines } from '#ui/support-lines.tsx';
import { TextField } from '#ui/text-field.tsx';
import { OtherSignIn } from './other-sign-in.tsx';
import { useRefusedText } from './refused-text.ts';
import { Resend } from './resend.tsx';
import { useFocusOfCode } from './use-focus-of-code.ts';
import { type Login, useLogin } from './use-login.ts';
import { useFocusOfWrong, type WrongFields, wrongFields } from './wrong-fields.ts';

/** Loaded for accounts with other factors than the mailed code. */
const FactorStep = lazy(async () => ({ default: (await import('./factor-step.tsx')).FactorStep }));

export interface StaffLoginProps {
  before: ViewAnswer<'before-sign-in'> | undefined;
  /** Links with a token are for clients. */
  token?: string | undefined;
  onSignedIn: () => void;
  /** The language menu of the shell. */
  tools?: ReactNode;
  /** How the session before this ended, unless by a logout in this tab. */
  ended?: SessionEnd | undefined;
}

export function StaffLoginScreen({ before, onSignedIn, tools, ended }: StaffLoginProps) {
  const { t } = useTranslation(['login']);
  const login = useLogin(onSignedIn);
  const desk = before?.desk.name || t('product');
  return (
    <main id="main" className="relative flex min-h-dvh flex-col bg-surface px-6 pt-[18vh] pb-14">
      <div className="absolute top-3 right-4">{tools}</div>
      <div className="mx-auto flex w-full max-w-[376px] flex-1 flex-col">
        <div className="mb-9 flex items-center gap-2">
          <Logo label={t('product')} />
          <span className="text-16 font-semibold">{desk}</span>
        </div>
        {login.state.step === 'start' ? (
          <PasswordStep login={login} before={before} onSignedIn={onSignedIn} ended={ended} />
        ) : login.state.step === 'factor' ? (
          <Suspense fallback={<Spinner />}>
            <FactorStep login={login} desk={desk} />
          </Suspense>
        ) : (
          <CodeStep login={login} />
        )}
        <div className="mt-auto border-t border-line pt-5">
          <SupportLines support={before?.desk} fallback={t('help')} isWithIcons />
        </div>
      </div>
    </main>
  );
}

/** What a portal is for; undefined where another screen signs people in. */
const descriptions = {
  gatekeeper: 'staff.description.gatekeeper',
  intern: 'staff.description.intern',
  client: undefined,
} as const satisfies Readonly<Record<PortalName, string | undefined>>;

type PasswordStepProps = { login: Login } & Pick<StaffLoginProps, 'before' | 'onSignedIn' | 'ended'>;

function PasswordStep({ login, before, onSignedIn, ended }: PasswordStepProps) {
  const { t } = useTranslation(['login']);
  const { name } = usePortal();
  const { state } = login;
  const [wrong, setWrong] = useState<WrongFields>({});
  const form = useFocusOfWrong(wrong);
  const send = async (event: FormEvent) => {
    event.preventDefault();
    const found = await wrongFields('staff', { email: state.email.trim(), password: state.password });
    setWrong(found);
    if (Object.keys(found).length === 0 && !state.isBusy) void login.checkPassword();
  };
  const description = descriptions[name];
  const text = useRefusedText(state);
  const refused = state.refused === 'credentials' ? `${text}. ${t('staff.refused')}` : text;
  return (
    <>
      <h1 className="text-24 font-semibold">{t('staff.title')}</h1>
      <p className="mt-1 text-14 text-ink-2">{description && t(description)}</p>
      {ended && (
        <div role="status" className="mt-6">
          <Banner tone="warn" title={t(`ended.${ended}.title-staff`)}>
            {t(`ended.${ended}.body-staff`)}
          </Banner>
        </div>
      )}
      <form ref={form} noValidate onSubmit={(event) => void send(event)} className="mt-6 flex flex-col gap-4">
        <TextField
          label={t('staff.email')}
          type="email"
          name="email"
          autoComplete="username"
          value={state.email}
          onChange={(text) => login.type('email', text)}
          error={wrong.email && t(wrong.email)}
          autoFocus={state.email === ''}
        />
        <TextField
          label={t('staff.password')}
          type="password"
          name="password"
          autoComplete="current-password"
          value={state.password}
          onChange={(text) => login.type('password', text)}
          error={wrong.password ? t(wrong.password) : refused}
          autoFocus={state.email !== ''}
        />
        <PlainButton type="submit" variant="primary" size="lg" isBlock isPending={state.isBusy} className="mt-1">
          {t('staff.continue')}
        </PlainButton>
      </form>
      <a href="/reset-password" className="mt-4 self-start text-13">
        {t('staff.forgot')}
      </a>
      <OtherSignIn
        providers={before?.providers ?? []}
        onSignedIn={onSignedIn}
        onSecondStep={(second) => void login.afterProvider(second)}
      />
    </>
  );
}

function CodeStep({ login }: { login: Login }) {
  const { t } = useTranslation(['login']);
  const { state } = login;
  const refused = useRefusedText(state);
  const field = useFocusOfCode(state);
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (!state.isBusy) void login.signIn();
  };
  return (
    <>
      <h1 className="text-24 font-semibold">{t('staff.code-title')}</h1>
      <p className="mt-1 text-14 text-ink-2 [overflow-wrap:anywhere]">
        {t('staff.code-description', { email: state.email })}
      </p>
      <div role="status" className="mt-6">
        <Banner tone="ok" title={t(state.isByProvider ? 'staff.provider-verified' : 'staff.verified')}>
          {t('staff.verified-next')}
        </Banner>
      </div>
      <form noValidate onSubmit={send} className="mt-5 flex flex-col gap-4">
        <CodeField
          ref={field}
          label={t('code')}
          name="otp"
          value={state.code}
          onChange={(code) => login.type('code', code)}
          error={refused}
          autoFocus
        />
        <div className="flex gap-2">
          <PlainButton size="lg" icon="arrow-left" onPress={login.back}>
            {t('staff.back')}
          </PlainButton>
          <PlainButton type="submit" variant="primary" size="lg" isPending={state.isBusy} className="flex-1!">
            {t('login')}
          </PlainButton>
        </div>
      </form>
      <p className="mt-4 text-13 text-ink-2">
        {t('staff.no-email')} <Resend login={login} waiting="resend-in" />
      </p>
    </>
  );
}
