import { createFileRoute, Outlet, redirect } from '@tanstack/react-router';
import { client } from '#api/client.ts';
import { noteEndedSession } from '#api/ended-session.ts';
import { isLimitedSession } from '#api/session.ts';
import { loadTexts } from '#i18n/setup.ts';
import { clientPageOf } from '#shell/pages.ts';

/** Requires a signed-in user. A client returns to the page that was opened after signing in. */
export const Route = createFileRoute('/_authed')({
  beforeLoad: ({ context: { portal }, location }) => {
    if (client.authStore.isValid) {
      if (isLimitedSession(client)) throw redirect({ to: '/secure-sign-in', replace: true });
      return;
    }
    const back = portal?.login === 'client' ? clientPageOf(location.href) : undefined;
    const formId = /^\/form\/([^/]+)$/.exec(location.pathname)?.[1];
    // A stored token that has expired: the person did not log out.
    if (client.authStore.token !== '') noteEndedSession();
    const lands = back === portal?.home || (formId && back === location.pathname);
    throw redirect({
      to: '/login',
      search: {
        ...(formId && { formId: decodeURIComponent(formId) }),
        ...(back && !lands && { back }),
      },
      replace: true,
    });
  },
  loader: () => loadTexts('shell', 'refusals'),
  component: Outlet,
});
