import type { ClosedLinkReason } from '@dossier/domain/kyc-form/helper-links';
import { useTranslation } from 'react-i18next';
import type { ViewAnswer } from '#api/views.ts';
import { rich } from '#i18n/rich.tsx';
import { Banner } from '#ui/banner.tsx';
import { PlainButton } from '#ui/plain-button.tsx';
import { CodeStep } from './client-code-step.tsx';
import { useRefusedText } from './refused-text.ts';
import { type Login, useLogin } from './use-login.ts';

type Face = ViewAnswer<'helper-link'>;

export interface HelperLoginProps {
  /** `<id>.<token>` of the link. */
  link: string;
  face: Face;
  onSignedIn: () => void;
  /** Page to sign in without a link. */
  login: string;
}

/** A helper link before signing in: where the code goes, or why the link opens nothing. */
export function HelperLoginScreen({ link, face, onSignedIn, login: loginHref }: HelperLoginProps) {
  const login = useLogin(onSignedIn, { link, address: face.email });
  if (face.state !== 'open') return <ClosedLink state={face.state} institution={face.institution} login={loginHref} />;
  return login.state.step === 'start' ? <SendStep login={login} face={face} /> : <CodeStep login={login} />;
}

function SendStep({ login, face }: { login: Login; face: Face }) {
  const { t } = useTranslation(['identify', 'login']);
  const refused = useRefusedText(login.state);
  const org = face.institution?.name ?? '';
  return (
    <>
      <h1>{t(face.scope === 'sections' ? 'before.title-sections' : 'before.title')}</h1>
      <p className="mt-2 text-ink-2">
        {t(face.scope === 'sections' ? 'before.lead-sections' : 'before.lead', { org })}
      </p>
      <p className="mt-4 [overflow-wrap:anywhere]">
        {rich(
          t('before.where', { skipInterpolation: true }),
          { b: (email) => <b className="font-semibold">{email}</b> },
          { email: face.email },
        )}
      </p>
      {refused && (
        <Banner tone="bad" isAlert className="mt-4">
          {refused}
        </Banner>
      )}
      <div className="mt-6">
        <PlainButton variant="primary" isBlock isPending={login.state.isBusy} onPress={() => void login.sendCode()}>
          {t('before.send')}
        </PlainButton>
      </div>
      <section className="mt-8 border-t border-line pt-5">
        <h2 className="text-16 font-semibold">{t('before.not-yours')}</h2>
        <p className="mt-1 text-14 text-ink-2">{t('before.not-yours-body')}</p>
      </section>
    </>
  );
}

interface ClosedLinkProps {
  state: ClosedLinkReason | 'unknown';
  institution: Pick<NonNullable<Face['institution']>, 'name'> | undefined | null;
  /** Page to sign in without a link; not for a person who is signed in. */
  login?: string;
}

/** Why a link opens nothing, and what to do. */
export function ClosedLink({ state, institution, login }: ClosedLinkProps) {
  const { t } = useTranslation('identify');
  const org = institution?.name ?? t('closed.institution');
  return (
    <>
      <h1>{t(`closed.${state}.title`)}</h1>
      <p className="mt-2 text-ink-2">{t(`closed.${state}.body`, { org })}</p>
      {login && (
        <p className="mt-6">
          <a href={login} className="inline-flex min-h-11 items-center">
            {t('closed.login')}
          </a>
        </p>
      )}
    </>
  );
}
