import type { OfferedFactor, SignInFactor } from '@dossier/domain/second-factors';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { client } from '#api/client.ts';
import { signInWithFactor } from '#api/sign-in-with-factor.ts';
import { usePortal } from '#portals/portal.ts';
import { Banner } from '#ui/banner.tsx';
import { CodeField } from '#ui/code-field.tsx';
import { PlainButton } from '#ui/plain-button.tsx';
import { TextField } from '#ui/text-field.tsx';
import { factorFailure } from './factor-failure.ts';
import { useRefusedText } from './refused-text.ts';
import { useFocusOfCode } from './use-focus-of-code.ts';
import type { Login } from './use-login.ts';

type Factor = OfferedFactor['factor'];

/** The steps with a code focus its field; that of a passkey has none, and the button before it is gone. */
const takeFocus = (heading: HTMLElement | null) => heading?.focus();

/**
 * The step after the password of an account with an authenticator app or a passkey, and the ways around it.
 * @param desk the name under which the app shows the account
 */
export function FactorStep({ login, desk }: { login: Login; desk: string }) {
  const { t } = useTranslation('login');
  const { state } = login;
  const [chosen, setChosen] = useState<Factor>(state.factors[0]?.factor ?? 'recovery');
  const others = state.factors.filter(({ factor }) => factor !== chosen);
  const choose = (factor: Factor) => {
    login.type('code', '');
    if (factor === 'mail') void login.mailCode();
    else setChosen(factor);
  };
  return (
    <>
      <h1 ref={chosen === 'passkey' ? takeFocus : undefined} tabIndex={-1} className="text-24 font-semibold">
        {t(`factor.${chosen}.title`)}
      </h1>
      <p className="mt-1 text-14 text-ink-2 [overflow-wrap:anywhere]">{t(`factor.${chosen}.lead`, { desk })}</p>
      <div role="status" className="mt-6">
        <Banner tone="ok" title={t(state.isByProvider ? 'staff.provider-verified' : 'staff.verified')}>
          {t('factor.next')}
        </Banner>
      </div>
      {chosen === 'passkey' ? <Passkey login={login} /> : <Code key={chosen} login={login} isApp={chosen === 'app'} />}
      {others.length > 0 && (
        <div className="mt-6">
          <p className="text-13 font-medium">{t('factor.other')}</p>
          <ul className="mt-1 flex flex-col">
            {others.map(({ factor }) => (
              <li key={factor}>
                <button
                  type="button"
                  disabled={state.isBusy}
                  onClick={() => choose(factor)}
                  className="min-h-8 cursor-pointer rounded-sm text-13 text-accent-ink underline decoration-1 underline-offset-[3px] hover:decoration-2 max-md:min-h-12"
                >
                  {t(`factor.${factor}.choose`)}
                </button>
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}

function Code({ login, isApp }: { login: Login; isApp: boolean }) {
  const { t } = useTranslation('login');
  const { state } = login;
  const signIn = useFactor(login);
  const error = useRefusedText(state);
  const ref = useFocusOfCode(state);
  const send = (event: FormEvent) => {
    event.preventDefault();
    const { code } = state;
    if (!state.isBusy && code !== '') void signIn(isApp ? 'app' : 'recovery', () => ({ code }));
  };
  const onChange = (code: string) => login.type('code', code);
  const field = { ref, value: state.code, onChange, error, autoFocus: true };
  return (
    <form noValidate onSubmit={send} className="mt-5 flex flex-col gap-4">
      {isApp ? (
        <CodeField label={t('code')} name="otp" {...field} />
      ) : (
        <TextField label={t('factor.recovery.label')} name="recovery" autoComplete="off" {...field} />
      )}
      <Buttons login={login} label={t('login')} />
    </form>
  );
}

function Passkey({ login }: { login: Login }) {
  const { t } = useTranslation('login');
  const { state } = login;
  const signIn = useFactor(login);
  const error = useRefusedText(state);
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (state.isBusy) return;
    const options = state.factors.find(({ factor }) => factor === 'passkey')?.options;
    void signIn('passkey', async () => {
      const { startAuthentication } = await import('@simplewebauthn/browser');
      return { response: await startAuthentication({ optionsJSON: options as never }) };
    });
  };
  return (
    <form noValidate onSubmit={send} className="mt-5 flex flex-col gap-4">
      {error && (
        <Banner tone="bad" isAlert>
          {error}
        </Banner>
      )}
      <Buttons login={login} label={t('factor.passkey.use')} />
    </form>
  );
}

function Buttons({ login, label }: { login: Login; label: string }) {
  const { t } = useTranslation('login');
  return (
    <div className="flex gap-2">
      <PlainButton size="lg" icon="arrow-left" onPress={login.back}>
        {t('staff.back')}
      </PlainButton>
      <PlainButton type="submit" variant="primary" size="lg" isPending={login.state.isBusy} className="flex-1!">
        {label}
      </PlainButton>
    </div>
  );
}

interface Proof {
  readonly code?: string;
  readonly response?: unknown;
}

/** Completes the sign-in with a factor. `prove` asks the browser or returns the typed code. */
function useFactor({ state: { mfaId }, attempt }: Login) {
  const { authCollection } = usePortal();
  return (factor: SignInFactor, prove: () => Proof | Promise<Proof>): Promise<void> =>
    attempt(
      async () => signInWithFactor(client, authCollection, { mfaId, factor, ...(await prove()) }),
      (error) => factorFailure(error, factor === 'passkey'),
    );
}
