import { firstRefreshMs, refreshEveryMs } from '@dossier/domain/limits';
import type { PortalName } from '@dossier/domain/portal';
import type { OfferedFactor } from '@dossier/domain/second-factors';
import type { AuthRecord } from 'pocketbase';
import type { DeskClient } from './client.ts';
import type { SessionEnd } from './ended-session.ts';
import { isRequestError, statusOf } from './errors.ts';
import { idleSeconds } from './last-input.ts';

/** The signed-in person: the record of a sign-in answer, with the fields that the desk adds. */
export type SessionUser = NonNullable<AuthRecord>;

/** A valid first step of an account with a second factor. */
export interface SecondStep {
  readonly step: 'code';
  readonly mfaId: string;
  readonly factors?: readonly OfferedFactor[];
  /** After the sign-in of a provider: the address of the account. */
  readonly email?: string;
}

/** Result of the first step: signed in, or a second factor is required. */
export type FirstStepAnswer = { readonly step: 'signed-in' } | SecondStep;

/** The second step that a 401 asks for; undefined for every other error. */
export function secondStepOf(error: unknown): SecondStep | undefined {
  const { mfaId, factors, email } = isRequestError(error) ? error.response : {};
  if (typeof mfaId !== 'string' || mfaId === '') return undefined;
  return {
    step: 'code',
    mfaId,
    ...(Array.isArray(factors) && { factors: factors as OfferedFactor[] }),
    ...(typeof email === 'string' && { email }),
  };
}

/**
 * Checks the password of a member of staff.
 * Errors: a refused password throws the request's error (400, without `mfaId`).
 */
export async function signInWithPassword(
  client: DeskClient,
  collection: string,
  email: string,
  password: string,
): Promise<FirstStepAnswer> {
  try {
    await client.collection(collection).authWithPassword(email, password, { requestKey: null });
    return { step: 'signed-in' };
  } catch (error) {
    const second = secondStepOf(error);
    if (!second) throw error;
    return second;
  }
}

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

/** Header of a code request made by a login link; the server sends no second code within five minutes. */
export const askedByLink = { 'X-Dossier-Asked-By': 'link' } as const;

/** A mailed one-time code that may be entered. */
export interface SentCode {
  readonly otpId: string;
  /** Milliseconds since 1970. */
  readonly sentAt: number;
  /** False: an earlier code is still valid, and no mail was sent now. */
  readonly isNew: boolean;
}

/**
 * Requests a one-time code by mail. The server stores the addresses of clients in lower case and compares them as they
 * are, and a phone may write the first letter as a capital.
 */
export async function askForCode(
  client: DeskClient,
  collection: string,
  email: string,
  isByLink = false,
): Promise<SentCode> {
  const headers = isByLink ? { headers: askedByLink } : {};
  const address = collection === 'end_client_users' ? email.toLowerCase() : email;
  return sentCode(await client.collection(collection).requestOTP(address, { requestKey: null, ...headers }));
}

/** Requests a code for a helper link (`<id>.<token>`): the server sends it to the address that the link names. */
export async function askForLinkCode(client: DeskClient, collection: string, link: string): Promise<SentCode> {
  const headers = { 'X-Dossier-Helper-Link': link };
  return sentCode(await client.collection(collection).requestOTP('', { requestKey: null, headers }));
}

/** The desk adds two fields to the answer of a record server. */
function sentCode({ otpId, sentAt, isNew = true }: { otpId: string; sentAt?: string; isNew?: boolean }): SentCode {
  return { otpId, sentAt: sentAt === undefined ? Date.now() : Date.parse(sentAt), isNew };
}

export async function signInWithCode(
  client: DeskClient,
  collection: string,
  otpId: string,
  code: string,
  mfaId?: string,
): Promise<void> {
  const second = mfaId === undefined ? {} : { body: { otpId, password: code, mfaId } };
  await client.collection(collection).authWithOTP(otpId, code, { requestKey: null, ...second });
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

const emailKey = (portal: PortalName) => `dossier_last_email_${portal}`;

/** The address that last signed in on this portal; '' if there was none. */
export function lastEmail(portal: PortalName): string {
  return localStorage.getItem(emailKey(portal)) ?? '';
}

export function rememberEmail(portal: PortalName, email: string): void {
  localStorage.setItem(emailKey(portal), email);
}
