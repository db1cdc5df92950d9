import { firstRefreshMs, refreshEveryMs } from '@dossier/domain/limits';
import type { AuthRecord } from 'pocketbase';
import type { DeskClient } from './client.ts';
import type { SessionEnd } from './ended-session.ts';
import { statusOf } from './errors.ts';
import { idleSeconds } from './last-input.ts';

/** The signed-in person: the record of a sign-in answer, with the fields that the desk adds. */
export type SessionUser = NonNullable<AuthRecord>;

/** Must the signed-in person add a second factor before anything else? From the token, unverified. */
export function isLimitedSession({ authStore: { token } }: Pick<DeskClient, 'authStore'>): boolean {
  try {
    const payload = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
    return (JSON.parse(atob(payload)) as { limited?: unknown }).limited === true;
  } catch {
    return false;
  }
}

/**
 * Calls `start` at once, or when the limited session becomes a full one: until then the server sends no changes.
 * @returns the function that ends the wait, or what `start` returned
 */
export function whenNotLimited(client: DeskClient, start: () => () => void): () => void {
  if (!isLimitedSession(client)) return start();
  const unlisten = client.authStore.onChange(() => {
    if (client.authStore.token === '' || isLimitedSession(client)) return;
    unlisten();
    stop = start();
  });
  let stop = unlisten;
  return () => stop();
}

/** Marks in the browser's storage that the person logged out, so that every tab can distinguish it from an ended session. */
const logoutKey = 'dossier_logged_out';
/** The logout began in this tab. */
let isOwnLogout = false;

/**
 * Signs out on this device at once, and ends the session on the server, so that a copy of its token is worth nothing.
 * Without a connection the token ends by itself.
 */
export function signOut(client: DeskClient, collection: string): void {
  const { token, isValid } = client.authStore;
  globalThis.localStorage?.setItem(logoutKey, 'yes');
  isOwnLogout = true;
  if (isValid) {
    const options = { method: 'POST', requestKey: null, keepalive: true, headers: { Authorization: token } };
    client.send(`/api/collections/${collection}/end-session`, options).catch(() => undefined);
  }
  client.authStore.clear();
}

/** A refused refresh ends the session; status 400, server errors and network failures do not. */
export function endsSession(status: number): boolean {
  return status > 400 && status < 500;
}

/** Refreshes once. An invalid or expired token signs out without a request. Other errors are only logged. */
export async function refreshOnce(
  client: DeskClient,
  collection: string,
  log: (error: unknown) => void,
): Promise<void> {
  if (client.authStore.token === '') return;
  if (!client.authStore.isValid) return client.authStore.clear();
  const asked = client.authStore.token;
  const known = notes.length;
  try {
    await client.collection(collection).authRefresh({ requestKey: null, headers: { 'X-Idle-Seconds': idleSeconds() } });
    // The answer reflects the time of the request: later local changes take precedence.
    for (const values of notes.slice(known)) write(client, values);
  } catch (error) {
    if (!endsSession(statusOf(error))) log(error);
    else if (client.authStore.token === asked) client.authStore.clear();
  }
}

/** Refreshes 2 s from now and then every 2 minutes, until stopped. */
export function keepFresh(client: DeskClient, collection: string, log: (error: unknown) => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const next = (wait: number) => {
    timer = setTimeout(() => {
      next(refreshEveryMs);
      void refreshOnce(client, collection, log);
    }, wait);
  };
  next(firstRefreshMs);
  return () => clearTimeout(timer);
}

const notes: Readonly<Record<string, unknown>>[] = [];

/** Applies a change of the own account to the stored session: a reload before the next refresh would show the old value. */
export function noteOwn(client: DeskClient, values: Readonly<Record<string, unknown>>): void {
  notes.push(values);
  write(client, values);
}

function write(client: DeskClient, values: Readonly<Record<string, unknown>>): void {
  const { token, record } = client.authStore;
  if (record) client.authStore.save(token, { ...record, ...values });
}

/** How a session ended. `logout`: the person logged out in this tab. */
export type SignedOutReason = SessionEnd | 'logout';

function signedOutReason(): SignedOutReason {
  if (!globalThis.localStorage?.getItem(logoutKey)) return 'ended';
  return isOwnLogout ? 'logout' : 'other-tab';
}

interface SessionEvents {
  onSignedIn: (user: SessionUser) => void;
  onSignedOut: (why: SignedOutReason) => void;
  log: (error: unknown) => void;
}

/**
 * Watches the stored session of this portal, also when another tab changes it, and keeps it fresh while there is one.
 * A session of another portal on this origin is ended at once.
 */
export function watchSession(client: DeskClient, collection: string, events: SessionEvents): () => void {
  let stopRefreshing = () => {};
  let current = '';
  const react = () => {
    const user = client.authStore.record;
    if (user && user.collectionName !== collection) return client.authStore.clear();
    const id = client.authStore.token !== '' && user ? user.id : '';
    if (id === current) return;
    const before = current;
    current = id;
    stopRefreshing();
    if (before !== '') events.onSignedOut(signedOutReason());
    if (id === '' || !user) return;
    globalThis.localStorage?.removeItem(logoutKey);
    isOwnLogout = false;
    stopRefreshing = keepFresh(client, collection, events.log);
    events.onSignedIn(user);
  };
  const unlisten = client.authStore.onChange(react, true);
  return () => {
    unlisten();
    stopRefreshing();
  };
}
