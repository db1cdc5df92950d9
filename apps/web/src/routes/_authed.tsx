import { createFileRoute, Outlet, redirect } from '@tanstack/react-router';
import { client } from '#api/client.ts';
import { isLimitedSession } from '#api/session.ts';
import { loadTexts } from '#i18n/setup.ts';

/** Requires a signed-in user. A client who opened a form returns to it after signing in. */
export const Route = createFileRoute('/_authed')({
  beforeLoad: ({ location }) => {
    if (client.authStore.isValid) {
      if (isLimitedSession(client)) throw redirect({ to: '/secure-sign-in', replace: true });
      return;
    }
    const formId = /^\/form\/([^/]+)$/.exec(location.pathname)?.[1];
    throw redirect({ to: '/login', search: formId ? { formId: decodeURIComponent(formId) } : {}, replace: true });
  },
  loader: () => loadTexts('shell', 'refusals'),
  component: Outlet,
});
