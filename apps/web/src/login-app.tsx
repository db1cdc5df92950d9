import { Component, type ReactNode, StrictMode, Suspense, startTransition, useEffect, useState } from 'react';
import type { Root } from 'react-dom/client';
import { useTranslation } from 'react-i18next';
import { beforeSignInNow } from '#api/before-sign-in-now.ts';
import { endedSession } from '#api/ended-session.ts';
import type { ViewAnswer } from '#api/views.ts';
import { landing } from '#features/login/landing.ts';
import { loadLoginScreen } from '#features/login/login-screens.ts';
import { keepSignInTarget, keptSignInTarget, type SignInTarget } from '#features/login/sign-in-target.ts';
import { currentLanguage, loadTexts } from '#i18n/setup.ts';
import { type Portal, PortalContext } from '#portals/portal.ts';
import { followHeading } from '#shell/follow-heading.ts';
import { LanguageMenu } from '#shell/language-menu.tsx';
import { clientPageOf } from '#shell/pages.ts';
import { Toasts } from '#ui/toast.tsx';

/** How long the page waits for the name of the desk or institution. Unit: milliseconds. */
const patienceMs = 400;

/** Shows the login page without the router and the pages behind it; they are loaded when a person signs in. */
export async function showLogin(root: Root, portal: Portal): Promise<void> {
  const given = new URLSearchParams(location.search);
  const token = given.get('token') ?? undefined;
  const target = targetIn(given);
  const leave = async (address?: string) => {
    const { showApp } = await import('./app.tsx');
    if (address !== undefined) history.replaceState(null, '', address);
    await showApp(root, portal, address !== undefined);
  };
  const asked = beforeSignInNow(target.formId, currentLanguage());
  try {
    const [Screen, before] = await Promise.all([
      loadLoginScreen[portal.login](),
      Promise.race([asked, new Promise<undefined>((resolve) => setTimeout(resolve, patienceMs))]),
      loadTexts('login', 'shell'),
    ]);
    startTransition(() =>
      root.render(
        <StrictMode>
          <WholeApp onError={() => void leave()}>
            <PortalContext value={portal}>
              <Suspense>
                <Login
                  portal={portal}
                  Screen={Screen}
                  first={before}
                  asked={asked}
                  token={token}
                  onSignedIn={() => void leave(landing(portal, target)).catch(() => location.reload())}
                />
              </Suspense>
              <Toasts />
            </PortalContext>
          </WholeApp>
        </StrictMode>,
      ),
    );
  } catch {
    await leave();
  }
}

/** A provider leads back to the bare address of this page. */
function targetIn(given: URLSearchParams): SignInTarget {
  if (given.has('state')) return keptSignInTarget();
  const target = { formId: given.get('formId') ?? undefined, back: clientPageOf(given.get('back')) };
  keepSignInTarget(target);
  return target;
}

type BeforeSignIn = ViewAnswer<'before-sign-in'> | undefined;

interface LoginProps {
  portal: Portal;
  Screen: Awaited<ReturnType<(typeof loadLoginScreen)[Portal['login']]>>;
  /** The answer to `asked`, if it has arrived. */
  first: BeforeSignIn;
  asked: Promise<BeforeSignIn>;
  token: string | undefined;
  onSignedIn: () => void;
}

function Login({ portal, Screen, first, asked, token, onSignedIn }: LoginProps) {
  const { t } = useTranslation('shell');
  const [before, setBefore] = useState(first);
  useEffect(() => {
    void asked.then(setBefore);
  }, [asked]);
  const title = `${t('nav.login')} · ${t('product')}`;
  useEffect(() => {
    document.title = title;
    return portal.login === 'client' ? followHeading(title, t('product')) : undefined;
  }, [title, portal, t]);
  const tools = <LanguageMenu size={portal.login === 'client' ? 'lg' : 'sm'} />;
  return <Screen {...{ before, token, onSignedIn, tools }} ended={endedSession()} />;
}

/** An error on the login page (a file of an earlier build, for example) is shown by the whole app. */
class WholeApp extends Component<{ children: ReactNode; onError: () => void }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(): void {
    this.props.onError();
  }

  override render(): ReactNode {
    return this.state.hasFailed ? null : this.props.children;
  }
}
