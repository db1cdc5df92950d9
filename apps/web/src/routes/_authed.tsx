import { createFileRoute, Outlet, redirect } from '@tanstack/react-router';
import { client } from '#api/client.ts';
import { noteEndedSession } from '#api/ended-session.ts';
import { isLimitedSession } from '#api/session.ts';
import { loadTexts } from '#i18n/setup.ts';
import { signInTargetOf } from '#shell/pages.ts';

/** Requires a signed-in user. A client returns to the page that was opened after signing in. */
export const Route = createFileRoute('/_authed')({
  beforeLoad: ({ context: { portal }, location }) => {
    if (client.authStore.isValid) {
      if (isLimitedSession(client)) throw redirect({ to: '/secure-sign-in', replace: true });
      return;
    }
    // A stored token that has expired: the person did not log out.
    if (client.authStore.token !== '') noteEndedSession('ended');
    throw redirect({ to: '/login', search: portal ? signInTargetOf(location, portal) : {}, replace: true });
  },
  loader: () => loadTexts('shell', 'refusals'),
  component: Outlet,
});
