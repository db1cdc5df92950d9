import { client } from '#api/client.ts';
import { bindOfflineTexts, followLogouts } from '#api/offline-drafts.ts';
import { forgetCache, queryClient } from '#api/query-client.ts';
import { watchSession, whenNotLimited } from '#api/session.ts';
import { followAccount } from '#i18n/setup.ts';
import type { Portal } from '#portals/portal.ts';
import type { DeskRouter } from './router.tsx';

/** Opens the event stream after the first page of a signed-in user is rendered. */
function followChanges(): () => void {
  let isOver = false;
  let stop = () => {
    isOver = true;
  };
  void import('#api/realtime.ts').then((realtime) => {
    if (!isOver) stop = realtime.followChanges(client, queryClient);
  });
  return () => stop();
}

/** What follows signing in and out, in this tab and in any other: live changes, language, an empty cache, the login page. */
export function followSession(router: DeskRouter, portal: Portal): () => void {
  let stopChanges = () => {};
  const stopLogouts = followLogouts();
  const stopWatching = watchSession(client, portal.authCollection, {
    onSignedIn: (user) => {
      bindOfflineTexts(user.id);
      stopChanges = whenNotLimited(client, followChanges);
      void followAccount(user['language']);
    },
    onSignedOut: () => {
      stopChanges();
      stopChanges = () => {};
      client.cancelAllRequests();
      forgetCache();
      // A helper link has a sign-in page of its own.
      const isOwnPage = globalThis.location.pathname.startsWith('/identify/');
      if (!client.authStore.isValid && !isOwnPage) void router.navigate({ to: '/login', search: {}, replace: true });
    },
    // biome-ignore lint/suspicious/noConsole: the specification has these errors logged and nothing else
    log: (error) => console.error('The session could not be refreshed.', error),
  });
  return () => {
    stopWatching();
    stopLogouts();
    stopChanges();
  };
}
