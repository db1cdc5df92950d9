import { useQuery } from '@tanstack/react-query';
import { createFileRoute, redirect, useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { beforeSignIn } from '#api/before-sign-in.ts';
import { client } from '#api/client.ts';
import { endedSession, onEndedSession } from '#api/ended-session.ts';
import { deleteOfflineDrafts } from '#api/offline-drafts.ts';
import { signOut } from '#api/session.ts';
import { landing } from '#features/login/landing.ts';
import { addressIn } from '#features/login/link-address.ts';
import { loginScreens, OtherAccountScreen } from '#features/login/login-screens.ts';
import { keepSignInTarget, keptSignInTarget, type SignInTarget } from '#features/login/sign-in-target.ts';
import { loadTexts } from '#i18n/setup.ts';
import { type Portal, usePortal } from '#portals/portal.ts';
import { LanguageMenu } from '#shell/language-menu.tsx';
import { clientPageOf } from '#shell/pages.ts';

const text = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? String(value) : undefined);

export const Route = createFileRoute('/login')({
  staticData: { page: 'login' },
  validateSearch: (search: Record<string, unknown>) => ({
    token: text(search['token']),
    formId: text(search['formId']),
    /** The client's page to return to. */
    back: clientPageOf(search['back']),
    code: text(search['code']),
    state: text(search['state']),
  }),
  beforeLoad: async ({ context: { portal }, search }) => {
    if (!portal || !client.authStore.isValid || (await isForOther(portal, search.token))) return;
    throw redirect({ to: landing(portal, search), replace: true });
  },
  loader: () => loadTexts('login', 'shell'),
  component: Page,
});

/** The link was sent to another address than that of the client who is signed in: the page asks what to do. */
async function isForOther(portal: Portal, token: string | undefined): Promise<boolean> {
  if (portal.login !== 'client' || token === undefined) return false;
  const email = await addressIn(token);
  return email !== undefined && email.toLowerCase() !== String(client.authStore.record?.['email'] ?? '').toLowerCase();
}

function Page() {
  const search = Route.useSearch();
  const { token, state } = search;
  const portal = usePortal();
  const router = useRouter();
  const [ended, setEnded] = useState(endedSession);
  useEffect(() => onEndedSession(setEnded), []);
  const [isOther, setOther] = useState(() => client.authStore.isValid);
  // A provider leads back to the bare address of this page.
  const target: SignInTarget = state === undefined ? search : keptSignInTarget();
  const { formId, back } = target;
  useEffect(() => {
    if (state === undefined) keepSignInTarget({ formId, back });
  }, [state, formId, back]);
  const { data: before } = useQuery(beforeSignIn(formId));
  const onSignedIn = () => void router.navigate({ href: landing(portal, target), replace: true });
  const tools = <LanguageMenu size={portal.login === 'client' ? 'lg' : 'sm'} />;
  if (isOther && token !== undefined) {
    const change = () => {
      void deleteOfflineDrafts();
      signOut(client, portal.authCollection);
      setOther(false);
    };
    return <OtherAccountScreen {...{ before, token, tools }} onChange={change} onStay={onSignedIn} />;
  }
  const Screen = loginScreens[portal.login];
  return <Screen {...{ before, token, onSignedIn, tools }} ended={ended} />;
}
