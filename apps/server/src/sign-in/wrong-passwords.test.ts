import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { testPassword as password } from '../../test/factories.ts';
import { signInOf } from '../../test/factors.ts';
import { startWorld, type World } from '../../test/scenario.ts';

let world: World;
beforeEach(async () => {
  world = await startWorld({ config: { demo: false, proxies: ['loopback'] } });
});
afterEach(() => world.close());

const home = '203.0.113.1';
const forwarded = (from: string) => ({ 'x-forwarded-for': from });
const email = async () => (await world.store.reader.need('gatekeeper_users', world.gatekeeper.id)).email;

/** Enters a password; 401 asks for the second factor: the password is right. */
const enter = async (word: string, from: string) =>
  signInOf(world, world.gatekeeper).post(
    'auth-with-password',
    { identity: await email(), password: word },
    forwarded(from),
  );

/** Completes a sign-in from an address. */
async function signIn(from: string): Promise<void> {
  const { mailedCode, post } = signInOf(world, world.gatekeeper);
  const { mfaId } = (await enter(password, from)).body;
  const { status } = await post('auth-with-otp', { ...(await mailedCode()), mfaId }, forwarded(from));
  expect(status).toBe(200);
}

/** A hundred wrong passwords, ten from each of ten addresses. */
async function attack(): Promise<void> {
  for (let host = 1; host <= 10; host++) {
    const answers = await Promise.all(Array.from({ length: 10 }, () => enter('wrong password', `198.51.100.${host}`)));
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(400));
  }
}

/** Requests a new password and sets it from an address. */
async function setPassword(word: string, from: string): Promise<void> {
  const { post } = signInOf(world, world.gatekeeper);
  await post('request-password-reset', { email: await email() }, forwarded(from));
  await expect.poll(() => world.store.reader.count('mail_outbox', 'kind = "password-reset"')).toBe(1);
  const token = /token=([\w.-]+)/.exec((await world.sendMails()).at(-1)?.text ?? '')?.[1];
  const body = { token, password: word, passwordConfirm: word };
  expect((await post('confirm-password-reset', body, forwarded(from))).status).toBe(204);
}

describe('After a hundred wrong passwords for an account from many addresses', () => {
  test('its owner still signs in from an address used before, and others see how long to wait', async () => {
    await signIn(home);
    await attack();
    const stranger = await enter(password, '198.51.100.99');
    expect([stranger.status, stranger.body.data.retryAfter]).toEqual([429, 3600]);
    expect((await enter(password, home)).status).toBe(401);
  });

  test('ten wrong passwords from an address that its owner has used are refused for five minutes', async () => {
    await signIn(home);
    await attack();
    for (let count = 0; count < 10; count++) expect((await enter('wrong password', home)).status).toBe(400);
    const refused = await enter(password, home);
    expect([refused.status, refused.body.data.retryAfter]).toEqual([429, 300]);
    world.clock.advance({ minutes: 5 });
    expect((await enter(password, home)).status).toBe(401);
  });

  test('its owner signs in from a new address after setting a new password there', async () => {
    await attack();
    for (let count = 0; count < 3; count++) expect((await enter(password, home)).status).toBe(429);
    const chosen = 'purple-otter-42-canal';
    await setPassword(chosen, home);
    expect((await enter(chosen, home)).status).toBe(401);
    expect((await enter(chosen, '198.51.100.99')).status).toBe(429);
  });
});

test('the database contains no address of a sign-in', async () => {
  await signIn(home);
  const rows = await world.store.dialect.all('SELECT * FROM "_authOrigins"', []);
  expect(rows).toHaveLength(1);
  expect(JSON.stringify(rows)).not.toContain('203.0.113');
});
