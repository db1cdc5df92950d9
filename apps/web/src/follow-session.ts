import { client } from '#api/client.ts';
import { forgetEndedSession, noteEndedSession } from '#api/ended-session.ts';
import { keepForms } from '#api/kept-forms.ts';
import { bindOfflineTexts, deleteDraftsOfOthers, endDrafts, followLogouts } from '#api/offline-drafts.ts';
import { forgetCache, queryClient } from '#api/query-client.ts';
import { onRefusedSession } from '#api/refused-session.ts';
import { refreshOnce, type SignedOutReason, watchSession, whenNotLimited } from '#api/session.ts';
import { followAccount } from '#i18n/setup.ts';
import type { Portal } from '#portals/portal.ts';
import { clientPageOf, isPublicPage } from '#shell/pages.ts';
import type { DeskRouter } from './router.tsx';

/** Opens the event stream when a page of a signed-in user is on the screen. */
function followChanges(shown: Promise<void>): () => void {
  let isOver = false;
  let stop = () => {
    isOver = true;
  };
  const loaded = shown.then(() => import('#api/realtime.ts'));
  void loaded.then((realtime) => {
    if (!isOver) stop = realtime.followChanges(client, queryClient);
  });
  return () => stop();
}

/**
 * What follows signing in and out, in this tab and in any other: live changes, language, an empty cache, the login page.
 * A client whose session ended while filling in a form stays on it: nothing that was typed disappears.
 * @param shown when the first page is on the screen
 */
export function followSession(router: DeskRouter, portal: Portal, shown: Promise<void>): () => void {
  let stopChanges = () => {};
  /** The person whose answers are still on the page. */
  let held = '';
  let user = '';
  const stopLogouts = followLogouts();
  const stopKeeping = portal.name === 'client' ? keepForms(queryClient) : () => {};
  const log = (error: unknown) => {
    // biome-ignore lint/suspicious/noConsole: the specification has these errors logged and nothing else
    console.error('The session could not be refreshed.', error);
  };
  onRefusedSession(() => void refreshOnce(client, portal.authCollection, log));
  const leave = (why: SignedOutReason) => {
    forgetCache();
    const { pathname, search } = globalThis.location;
    if (client.authStore.isValid || isPublicPage(pathname)) return;
    const here = clientPageOf(pathname + search);
    const back = why === 'ended' && portal.login === 'client' && here !== portal.home ? here : undefined;
    void router.navigate({ to: '/login', search: back ? { back } : {}, replace: true });
  };
  const stopWatching = watchSession(client, portal.authCollection, {
    onSignedIn: (record) => {
      const isOther = user !== '' && user !== record.id;
      const isHeld = held !== '';
      forgetEndedSession();
      held = '';
      user = record.id;
      if (isOther) {
        // Unsent files and answers of the person before would be sent in this person's name.
        endDrafts();
        forgetCache();
        if (isHeld) void router.navigate({ to: portal.home, replace: true });
      }
      bindOfflineTexts(user);
      if (portal.name === 'client')
        void shown.then(() => {
          if (client.authStore.record?.id === record.id) void deleteDraftsOfOthers(record.id);
        });
      stopChanges = whenNotLimited(client, () => followChanges(shown));
      void followAccount(record['language']);
    },
    onSignedOut: (why) => {
      stopChanges();
      stopChanges = () => {};
      client.cancelAllRequests();
      if (why === 'logout') forgetEndedSession();
      else noteEndedSession(why);
      const isHeld = why === 'ended' && portal.login === 'client' && isFormPage(globalThis.location.pathname);
      if (isHeld) held = user;
      else leave(why);
    },
    log,
  });
  return () => {
    stopWatching();
    stopLogouts();
    stopKeeping();
    stopChanges();
  };
}

const isFormPage = (path: string) => /^\/form\/(?!completed\/)/.test(path);
