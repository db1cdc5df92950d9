import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { client } from '#api/client.ts';
import { deviceStore } from '#api/device-store.ts';
import { storeForm } from '#api/kept-forms.ts';
import { onDraftsEnd, saveOfflineSection } from '#api/offline-drafts.ts';
import type { ViewAnswer } from '#api/views.ts';
import { saveWaitingFile } from '#api/waiting-files.ts';
import type { Portal } from '#portals/portal.ts';
import { followSession } from './follow-session.ts';
import type { DeskRouter } from './router.tsx';

const base64 = (value: unknown) => btoa(JSON.stringify(value)).replaceAll('=', '');
const token = `${base64({ alg: 'HS256' })}.${base64({ exp: Math.floor(Date.now() / 1000) + 3600, type: 'auth' })}.x`;
const portal = { name: 'client', login: 'client', home: '/forms', authCollection: 'end_client_users' } as Portal;

const stops: (() => void)[] = [];
// Another file of tests may have left a session in the storage of the browser.
beforeEach(() => client.authStore.clear());
afterEach(() => {
  client.authStore.clear();
  for (const stop of stops.splice(0)) stop();
});

function signIn(id: string): void {
  client.authStore.save(token, { id, collectionId: 'c', collectionName: portal.authCollection });
}

/** Follows the session on a page outside the form; counts how often the drafts and uploads of this tab were ended. */
function follow(shown = new Promise<void>(() => undefined)) {
  const ended = vi.fn();
  const navigate = async () => undefined;
  stops.push(onDraftsEnd(ended), followSession({ navigate } as unknown as DeskRouter, portal, shown));
  return { ended };
}

vi.mock('#api/realtime.ts', () => ({ followChanges: () => () => undefined }));

test('[SES-07] after a session ended, another person who signs in in this tab sends nothing of the first', () => {
  const { ended } = follow();
  signIn('marit0000000001');
  client.authStore.clear();
  expect(ended).not.toHaveBeenCalled();
  signIn('camille00000001');
  expect(ended).toHaveBeenCalledOnce();
});

test('[SES-07] so does one who signs in in another tab, and the same person goes on', () => {
  const { ended } = follow();
  signIn('marit0000000001');
  client.authStore.clear();
  signIn('marit0000000001');
  expect(ended).not.toHaveBeenCalled();
  signIn('camille00000001');
  expect(ended).toHaveBeenCalledOnce();
});

/** Which persons have something on this device. */
async function usersOnDevice(): Promise<string[]> {
  const stores = [
    deviceStore<{ user: string }>('dossier-kept-forms', 'forms'),
    deviceStore<{ user: string }>('dossier-kept-answers', 'sections'),
    deviceStore<{ user: string }>('dossier-waiting-files', 'files'),
  ];
  return (await Promise.all(stores.map((store) => store.all()))).flat().map(({ user }) => user);
}

test('[FORM-24] what the device has of a person whose session ended stays for them, and goes when another one signs in', async () => {
  const [user, request] = ['marit0000000001', 'request00000001'];
  signIn(user);
  await storeForm({ request, editable: 'all' } as ViewAnswer<'client-form'>);
  await saveOfflineSection({ user, request, section: 'contact', values: {}, base: {}, revision: 1 });
  await saveWaitingFile({ key: `upload/${request}/1`, file: new File(['x'], 'passport.jpg'), facts: {} });
  follow(Promise.resolve());
  client.authStore.clear();
  signIn(user);
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(await usersOnDevice()).toEqual([user, user, user]);
  client.authStore.clear();
  signIn('camille00000001');
  await expect.poll(usersOnDevice).toEqual([]);
});
