import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SessionEnd } from '#api/ended-session.ts';
import type { ViewAnswer } from '#api/views.ts';
import { useDeviceName } from '#i18n/device-name.ts';
import { rich } from '#i18n/rich.tsx';
import { Banner } from '#ui/banner.tsx';
import { ClientPage } from '#ui/client-page.tsx';
import { InstitutionMark } from '#ui/institution-mark.tsx';
import { PlainButton } from '#ui/plain-button.tsx';
import { SupportLines } from '#ui/support-lines.tsx';
import { TextField } from '#ui/text-field.tsx';
import { useAccent } from '#ui/use-accent.ts';
import { CodeStep } from './client-code-step.tsx';
import { addressIn } from './link-address.ts';
import { OtherSignIn } from './other-sign-in.tsx';
import { useRefusedText } from './refused-text.ts';
import { type Login, useLogin } from './use-login.ts';
import { useFocusOfWrong, type WrongFields, wrongFields } from './wrong-fields.ts';

export interface ClientLoginProps {
  before: ViewAnswer<'before-sign-in'> | undefined;
  /** From the link: a code is requested for its address at once. */
  token: string | undefined;
  onSignedIn: () => void;
  tools?: ReactNode;
  /** How the session before this ended, unless by a logout in this tab. */
  ended?: SessionEnd | undefined;
}

export function ClientLoginScreen({ before, token, onSignedIn, tools, ended }: ClientLoginProps) {
  const { t } = useTranslation(['login']);
  const login = useLogin(onSignedIn);
  useLinkOnce(login, token);
  const support = before?.institution ?? before?.desk;
  useAccent(before?.institution?.accent);
  return (
    <ClientPage
      brand={<InstitutionMark institution={before?.institution} fallback={before?.desk.name || t('product')} />}
      tools={tools}
      foot={<SupportLines support={support} fallback={t('support-default')} />}
    >
      {login.state.step === 'start' ? (
        <EmailStep login={login} before={before} onSignedIn={onSignedIn} ended={ended} />
      ) : (
        <CodeStep login={login} />
      )}
    </ClientPage>
  );
}

/** A link requests one code, however often the screen is rendered. */
function useLinkOnce(login: Login, token: string | undefined): void {
  const asked = useRef(false);
  useEffect(() => {
    if (token === undefined || asked.current) return;
    asked.current = true;
    void addressIn(token).then((email) => {
      if (email !== undefined) void login.sendCode(email);
    });
  });
}

type EmailStepProps = { login: Login } & Pick<ClientLoginProps, 'before' | 'onSignedIn' | 'ended'>;

function EmailStep({ login, before, onSignedIn, ended }: EmailStepProps) {
  const { t } = useTranslation(['login']);
  const device = useDeviceName();
  const { state } = login;
  const [wrong, setWrong] = useState<WrongFields>({});
  const form = useFocusOfWrong(wrong);
  const send = async (event: FormEvent) => {
    event.preventDefault();
    const found = await wrongFields('client', { email: state.email.trim() });
    setWrong(found);
    if (found.email === undefined && !state.isBusy) void login.sendCode();
  };
  const refused = useRefusedText(state);
  const institution = before?.institution?.name;
  return (
    <>
      {ended && (
        <div role="status" className="mb-6">
          <Banner tone="warn" title={t(`ended.${ended}.title-client`)}>
            {t(`ended.${ended}.body-client`, { device })}
          </Banner>
        </div>
      )}
      <h1>{t('client.title')}</h1>
      <p className="mt-2 text-ink-2">{institution ? t('client.lead', { institution }) : t('client.lead-plain')}</p>
      <form ref={form} noValidate onSubmit={(event) => void send(event)} className="mt-6 flex flex-col gap-5">
        <TextField
          label={t('client.email')}
          hint={t('client.email-hint')}
          type="email"
          name="email"
          inputMode="email"
          autoComplete="email"
          value={state.email}
          onChange={(text) => login.type('email', text)}
          error={wrong.email ? t(wrong.email) : refused}
          // Back from the code, whose button had the focus.
          autoFocus={state.email === '' || state.sentAt > 0}
        />
        <PlainButton type="submit" variant="primary" isBlock isPending={state.isBusy}>
          {t('client.send')}
        </PlainButton>
      </form>
      <Terms before={before} />
      <OtherSignIn
        providers={before?.providers ?? []}
        onSignedIn={onSignedIn}
        onSecondStep={(second) => void login.afterProvider(second)}
      />
      <section className="mt-8 border-t border-line pt-5">
        <h2 className="text-16 font-semibold">{t('client.real-title')}</h2>
        <p className="mt-1 text-14 text-ink-2">{t('client.real-body')}</p>
      </section>
    </>
  );
}

const linkTo = (href: string) => (words: string) => (
  <a href={href} target="_blank" rel="noreferrer">
    {words}
  </a>
);

function Terms({ before }: Pick<ClientLoginProps, 'before'>) {
  const { t } = useTranslation(['login']);
  const { termsUrl = '', privacyUrl = '' } = before?.desk ?? {};
  return (
    <p className="mt-4 text-14 text-ink-2">
      {rich(t('client.terms'), { terms: linkTo(termsUrl), privacy: linkTo(privacyUrl) })}
    </p>
  );
}
