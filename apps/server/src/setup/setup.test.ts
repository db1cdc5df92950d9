import { afterEach, beforeEach, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../test/test-app.ts';
import { makeSetupLink } from './setup-link.ts';

const lead = {
  firstName: 'Ilse',
  lastName: 'Brandt',
  email: 'Ilse@Reviewdesk.example',
  password: 'zeven blauwe fietsen',
  language: 'en',
};

let desk: TestApp;
beforeEach(async () => {
  desk = await startTestApp({ config: { demo: false, mailbox: false } });
});
afterEach(() => desk.close());

async function newToken(): Promise<string> {
  const link = await makeSetupLink(desk.store, desk.config.origins.intern, desk.clock.now());
  return link?.address.split('#')[1] ?? '';
}

const setUp = (token: string, more: object = {}) =>
  desk.request('POST', '/api/setup', { body: { ...lead, token, ...more } });
const check = (token: string) => desk.request('POST', '/api/setup/check', { body: { token } });
const leads = () => desk.store.reader.count('internal_users', '');

test('the holder of a setup link becomes the first lead, of a desk that is made, and must add a second factor first', async () => {
  const token = await newToken();
  expect(await check(token)).toMatchObject({ status: 200, body: { expiresAt: '2026-11-21 11:00:00.000Z' } });
  const { status, body } = await setUp(token);
  expect(status).toBe(200);
  expect(body.record).toMatchObject({ email: 'ilse@reviewdesk.example', role: 'lead', first_name: 'Ilse' });
  const headers = { authorization: body.token };
  const limited = await desk.request('GET', '/api/desk/views/dashboard', { headers });
  expect(limited).toMatchObject({ status: 403, body: { code: 'factor-missing' } });
  expect((await desk.request('GET', '/api/desk/views/sign-in-security', { headers })).status).toBe(200);
  expect(await desk.store.reader.find('desk', '')).toMatchObject([{ name: 'Review desk', requires_factor: true }]);
  expect(await desk.sendMails()).toEqual([]);
  const signIn = { body: { identity: 'ilse@reviewdesk.example', password: lead.password } };
  const again = await desk.request('POST', '/api/collections/internal_users/auth-with-password', signIn);
  expect(again).toMatchObject({ status: 401, body: { mfaId: expect.any(String) } });
});

test('a link is used once, also by two at the same time', async () => {
  const [one, other] = [await newToken(), await newToken()];
  expect(one).toMatch(/^[\w-]{43}$/);
  const answers = await Promise.all([setUp(one), setUp(other, { email: 'b@desk.example' }), setUp(one)]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404, 404]);
  expect(await leads()).toBe(1);
  expect(await desk.store.reader.count('setup_links', '')).toBe(0);
  for (const token of [one, other]) expect((await check(token)).status).toBe(404);
  expect(await makeSetupLink(desk.store, 'https://review.desk.example', desk.clock.now())).toBeUndefined();
});

test('a link ends after an hour, and a wrong token opens nothing', async () => {
  const token = await newToken();
  const wrong = `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`;
  for (const given of [wrong, '', 'x'.repeat(65), token.toUpperCase()]) {
    expect((await check(given)).status).toBe(404);
    expect([400, 404]).toContain((await setUp(given)).status);
  }
  desk.clock.advance({ minutes: 60 });
  expect((await check(token)).status).toBe(404);
  expect((await setUp(token)).status).toBe(404);
  expect(await leads()).toBe(0);
  expect(await desk.store.reader.count('desk', '')).toBe(0);
});

test.each([
  ['password', { password: 'short' }],
  ['password', { password: 'Password123!' }],
  ['email', { email: 'not an address' }],
  ['firstName', { firstName: ' ' }],
])('a wrong %s is named, nothing is created, and the link still works: %j', async (field, values) => {
  const token = await newToken();
  const { status, body } = await setUp(token, values);
  expect(status).toBe(400);
  expect(Object.keys(body.data)).toEqual([field]);
  expect(await leads()).toBe(0);
  expect((await setUp(token)).status).toBe(200);
});

test('the database contains no token', async () => {
  const token = await newToken();
  expect(JSON.stringify(await desk.store.reader.find('setup_links', ''))).not.toContain(token);
});
