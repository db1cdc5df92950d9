import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answersAt } from '#testing/test-fetch.ts';
import { createClient } from './client.ts';
import { idleSeconds } from './last-input.ts';
import { endsSession, keepFresh, noteOwn, refreshOnce, signOut, watchSession, whenNotLimited } from './session.ts';
import { askForCode, signInWithCode, signInWithPassword } from './sign-in.ts';

const record = {
  id: 'user00000000001',
  collectionId: 'c',
  collectionName: 'internal_users',
  email: 'i@desk.example',
  verified: true,
};
const base64 = (value: unknown) => btoa(JSON.stringify(value)).replaceAll('=', '');
const tokenUntil = (seconds: number) =>
  `${base64({ alg: 'HS256' })}.${base64({ exp: Math.floor(Date.now() / 1000) + seconds, type: 'auth' })}.x`;

let asked: { path: string; body: unknown; headers: Headers }[] = [];

/** A server with one fixed answer. */
function answer(status: number, body: unknown): void {
  vi.spyOn(globalThis, 'fetch').mockImplementation(
    answersAt(base, async (url, config) => {
      asked.push({
        path: new URL(url).pathname,
        body: config?.body ? JSON.parse(String(config.body)) : undefined,
        headers: new Headers(config?.headers),
      });
      if (status === 0) throw new TypeError('Failed to fetch');
      return new Response(JSON.stringify(body), { status });
    }),
  );
}

const base = 'http://session.test';
const client = createClient(base);
beforeEach(() => {
  asked = [];
  vi.useFakeTimers();
  client.authStore.save(tokenUntil(3600), record);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('[LOG-08, LOG-09, LOG-16] a password answered with an mfaId leads to a code, and the code step carries both ids', async () => {
  answer(401, { mfaId: 'mfa000000000001' });
  expect(await signInWithPassword(client, 'internal_users', 'i@desk.example', 'secret1')).toEqual({
    step: 'code',
    mfaId: 'mfa000000000001',
  });
  answer(200, { otpId: 'otp000000000001' });
  expect(await askForCode(client, 'internal_users', 'i@desk.example')).toMatchObject({ otpId: 'otp000000000001' });
  answer(200, { token: tokenUntil(3600), record });
  await signInWithCode(client, 'internal_users', 'otp000000000001', '123456', 'mfa000000000001');
  expect(asked.map(({ path }) => path.split('/').at(-1))).toEqual([
    'auth-with-password',
    'request-otp',
    'auth-with-otp',
  ]);
  expect(asked[2]?.body).toEqual({ otpId: 'otp000000000001', password: '123456', mfaId: 'mfa000000000001' });
});

test('[LOG-22] a refused password without mfaId is an error', async () => {
  answer(400, { message: 'Failed to authenticate.', data: {} });
  await expect(signInWithPassword(client, 'internal_users', 'a@b.example', 'wrong12')).rejects.toMatchObject({
    status: 400,
  });
});

test('only a login link marks its code request as automatic', async () => {
  answer(200, { otpId: 'o' });
  await askForCode(client, 'end_client_users', 'm@z.example', true);
  await askForCode(client, 'end_client_users', 'm@z.example');
  expect(asked.map(({ headers }) => headers.get('x-dossier-asked-by'))).toEqual(['link', null]);
});

test.each([401, 403, 404, 429, 499])('[SES-10] a refresh refused with %i signs out', async (status) => {
  answer(status, {});
  const log = vi.fn();
  await refreshOnce(client, 'internal_users', log);
  expect(client.authStore.token).toBe('');
  expect(log).not.toHaveBeenCalled();
});

test.each([400, 500, 503, 0])('[SES-11, SES-12, SES-13] a refresh failing with %i is only logged', async (status) => {
  answer(status, {});
  const log = vi.fn();
  await refreshOnce(client, 'internal_users', log);
  expect(client.authStore.token).not.toBe('');
  expect(log).toHaveBeenCalledOnce();
});

test('[SES-10, SES-11, SES-12] the boundaries of signing out', () => {
  expect([400, 401, 499, 500].map(endsSession)).toEqual([false, true, true, false]);
});

test.each([
  ['[SES-14] broken', 'garbage'],
  ['[SES-15] expired', tokenUntil(-10)],
])('%s: the stored token signs out at refresh without asking', async (_, token) => {
  answer(200, {});
  client.authStore.save(token, record);
  await refreshOnce(client, 'internal_users', vi.fn());
  expect(client.authStore.token).toBe('');
  expect(asked).toEqual([]);
});

test('[SES-18] the new token and record take the place of the old ones', async () => {
  const token = tokenUntil(7200);
  answer(200, { token, record: { ...record, verified: false } });
  await refreshOnce(client, 'internal_users', vi.fn());
  expect(client.authStore.token).toBe(token);
  expect(client.authStore.record).toMatchObject({ verified: false });
});

test('[SES-16, SES-17] it refreshes after 2 s and then every 2 minutes', async () => {
  answer(200, { token: tokenUntil(7200), record });
  const stop = keepFresh(client, 'internal_users', vi.fn());
  await vi.advanceTimersByTimeAsync(1_999);
  expect(asked).toHaveLength(0);
  await vi.advanceTimersByTimeAsync(1);
  expect(asked).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(10 * 60_000);
  expect(asked).toHaveLength(6);
  stop();
  await vi.advanceTimersByTimeAsync(10 * 60_000);
  expect(asked).toHaveLength(6);
});

test('a session of another portal on this origin ends, and signing out is announced once', () => {
  const events = { onSignedIn: vi.fn(), onSignedOut: vi.fn(), log: vi.fn() };
  const stop = watchSession(client, 'internal_users', events);
  expect(events.onSignedIn).toHaveBeenCalledOnce();
  client.authStore.save(tokenUntil(3600), { ...record, collectionName: 'gatekeeper_users' });
  expect(client.authStore.token).toBe('');
  expect(events.onSignedOut).toHaveBeenCalledOnce();
  stop();
});

test('[SES-10] a refused session is distinguished from a logout here and in another tab, also by the next session of the browser', () => {
  const items = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => items.set(key, value),
    removeItem: (key: string) => items.delete(key),
  });
  const events = { onSignedIn: vi.fn(), onSignedOut: vi.fn(), log: vi.fn() };
  const stop = watchSession(client, 'internal_users', events);
  client.authStore.clear();
  expect(events.onSignedOut).toHaveBeenLastCalledWith('ended');
  client.authStore.save(tokenUntil(3600), record);
  answer(204, undefined);
  signOut(client, 'internal_users');
  expect(events.onSignedOut).toHaveBeenLastCalledWith('logout');
  client.authStore.save(tokenUntil(3600), record);
  client.authStore.clear();
  expect(events.onSignedOut).toHaveBeenLastCalledWith('ended');
  expect(items.size).toBe(0);
  client.authStore.save(tokenUntil(3600), record);
  // What a logout in another tab leaves in the storage that both share.
  items.set('dossier_logged_out', 'yes');
  client.authStore.clear();
  expect(events.onSignedOut).toHaveBeenLastCalledWith('other-tab');
  stop();
  vi.unstubAllGlobals();
});

test('[I18N-07] a language that was just chosen is in the stored session without a new sign-in', () => {
  const events = { onSignedIn: vi.fn(), onSignedOut: vi.fn(), log: vi.fn() };
  const stop = watchSession(client, 'internal_users', events);
  const { token } = client.authStore;
  noteOwn(client, { language: 'nl' });
  expect(client.authStore.record).toEqual({ ...record, language: 'nl' });
  expect(client.authStore.token).toBe(token);
  expect(events.onSignedIn).toHaveBeenCalledOnce();
  expect(events.onSignedOut).not.toHaveBeenCalled();
  client.authStore.clear();
  noteOwn(client, { language: 'en' });
  expect(client.authStore.record).toBeNull();
  stop();
});

test('[I18N-07] what is noted while a refresh is under way is not undone by its older answer', async () => {
  client.authStore.save(tokenUntil(3600), { ...record, language: 'en' });
  const token = tokenUntil(7200);
  let give: (response: Response) => void = () => {};
  vi.spyOn(globalThis, 'fetch').mockImplementation(
    answersAt(
      base,
      () =>
        new Promise((resolve) => {
          give = resolve;
        }),
    ),
  );
  const refreshed = refreshOnce(client, 'internal_users', vi.fn());
  noteOwn(client, { language: 'nl' });
  give(new Response(JSON.stringify({ token, record: { ...record, language: 'en' } })));
  await refreshed;
  expect(client.authStore.token).toBe(token);
  expect(client.authStore.record).toEqual({ ...record, language: 'nl' });
});

test('[SES-11, SES-13] an interrupted answer is a network failure and does not sign out', async () => {
  const token = client.authStore.token;
  const broken = new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode('{"token":"'));
      controller.error(new TypeError('network error'));
    },
  });
  vi.spyOn(globalThis, 'fetch').mockImplementation(answersAt(base, async () => new Response(broken, { status: 200 })));
  const log = vi.fn();
  await refreshOnce(client, 'internal_users', log);
  expect(client.authStore.token).toBe(token);
  expect(log).toHaveBeenCalledOnce();
});

test('signing out ends the session on this device at once and on the server with its token', async () => {
  const { token } = client.authStore;
  answer(204, undefined);
  signOut(client, 'internal_users');
  expect(client.authStore.token).toBe('');
  await vi.waitFor(() => expect(asked).toHaveLength(1));
  expect(asked[0]?.path).toBe('/api/collections/internal_users/end-session');
  expect(asked[0]?.headers.get('authorization')).toBe(token);
});

test('signing out without a connection ends the session on this device', async () => {
  answer(0, {});
  signOut(client, 'internal_users');
  await vi.waitFor(() => expect(asked).toHaveLength(1));
  expect(client.authStore.token).toBe('');
});

test('signing out of an expired session sends nothing', () => {
  answer(204, undefined);
  client.authStore.save(tokenUntil(-10), record);
  signOut(client, 'internal_users');
  expect(client.authStore.token).toBe('');
  expect(asked).toEqual([]);
});

test('each refresh states for how long the page was not used', async () => {
  answer(200, { token: tokenUntil(7200), record });
  const since = Number(idleSeconds());
  vi.setSystemTime(Date.now() + 3_000_000);
  await refreshOnce(client, 'internal_users', vi.fn());
  expect(Number(asked[0]?.headers.get('x-idle-seconds')) - since).toBe(3_000);
});

test('what needs a full session starts when a limited one becomes full, unless it was stopped before', () => {
  const limited = `${base64({ alg: 'HS256' })}.${base64({ exp: 9e9, type: 'auth', limited: true })}.x`;
  const stopped = vi.fn();
  const start = vi.fn(() => stopped);
  client.authStore.save(limited, record);
  const stop = whenNotLimited(client, start);
  whenNotLimited(client, start)();
  client.authStore.save(limited, { ...record });
  expect(start).not.toHaveBeenCalled();
  client.authStore.save(tokenUntil(3600), record);
  client.authStore.save(tokenUntil(3700), record);
  expect(start).toHaveBeenCalledTimes(1);
  stop();
  expect(stopped).toHaveBeenCalledTimes(1);
  whenNotLimited(client, start);
  expect(start).toHaveBeenCalledTimes(2);
});

test('a client who types capitals in their address gets a code all the same', async () => {
  answer(200, { otpId: 'otp000000000001' });
  await askForCode(client, 'end_client_users', 'Marit@Zilverlinde.example');
  expect(asked.at(-1)?.body).toEqual({ email: 'marit@zilverlinde.example' });
});

test('the address of a member of staff is sent as typed', async () => {
  answer(200, { otpId: 'otp000000000001' });
  await askForCode(client, 'internal_users', 'Ilse@desk.example');
  expect(asked.at(-1)?.body).toEqual({ email: 'Ilse@desk.example' });
});
