import { afterEach, expect, test, vi } from 'vitest';
import { client } from '#api/client.ts';
import { onDraftsEnd } from '#api/offline-drafts.ts';
import type { Portal } from '#portals/portal.ts';
import { followSession } from './follow-session.ts';
import type { DeskRouter } from './router.tsx';

const base64 = (value: unknown) => btoa(JSON.stringify(value)).replaceAll('=', '');
const token = `${base64({ alg: 'HS256' })}.${base64({ exp: Math.floor(Date.now() / 1000) + 3600, type: 'auth' })}.x`;
const portal = { name: 'client', login: 'client', home: '/forms', authCollection: 'end_client_users' } as Portal;

const stops: (() => void)[] = [];
afterEach(() => {
  client.authStore.clear();
  for (const stop of stops.splice(0)) stop();
});

function signIn(id: string): void {
  client.authStore.save(token, { id, collectionId: 'c', collectionName: portal.authCollection });
}

/** Follows the session on a page outside the form; counts how often the drafts and uploads of this tab were ended. */
function follow() {
  const ended = vi.fn();
  const navigate = vi.fn(async () => undefined);
  const never = new Promise<void>(() => undefined);
  stops.push(onDraftsEnd(ended), followSession({ navigate } as unknown as DeskRouter, portal, never));
  return { ended, navigate };
}

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
