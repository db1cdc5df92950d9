import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { clientEmail, startWorld, type World } from '../../test/scenario.ts';
import type { Mail } from '../runtime/ports.ts';

let world: World;
beforeEach(async () => {
  world = await startWorld({ config: { demo: false, proxies: ['loopback'] } });
});
afterEach(() => world.close());

const post = (path: string, body: unknown, from = '203.0.113.1', headers: Record<string, string> = {}) =>
  world.request('POST', `/api/collections/end_client_users/${path}`, {
    body,
    headers: { 'x-forwarded-for': from, ...headers },
  });
const codeOf = (mail: Mail | undefined) => /\d{3} \d{3}/.exec(mail?.subject ?? '')?.[0].replace(' ', '') ?? '';
const requestCode = async (from?: string, email = clientEmail) =>
  (await post('request-otp', { email }, from)).body.otpId as string;
/** Requests a code and reads its mail. */
const freshCode = async (from?: string) => {
  world.clock.advance({ seconds: 31 });
  const otpId = await requestCode(from);
  return { otpId, password: codeOf((await world.sendMails()).findLast(({ subject }) => /\d{3} \d{3}/.test(subject))) };
};
const wrong = (code: string) => (code.startsWith('0') ? '1' : '0') + code.slice(1);
const enter = (otpId: string, password: string, from?: string) => post('auth-with-otp', { otpId, password }, from);
const enterWrongly = async (otpId: string, times: number, from?: string) => {
  const answers = [];
  for (let count = 0; count < times; count++) answers.push(await enter(otpId, 'x00000', from));
  return answers.map(({ status }) => status);
};

describe('A code', () => {
  test('cannot be used after five wrong tries; a fresh one can, without waiting [LOGC-19]', async () => {
    const spoiled = await freshCode();
    expect(await enterWrongly(spoiled.otpId, 5)).toEqual(Array(5).fill(400));
    const refused = await enter(spoiled.otpId, spoiled.password);
    expect(refused.status).toBe(429);
    expect(refused.body.data).toEqual({});
    const otpId = await requestCode();
    expect(otpId).not.toBe(spoiled.otpId);
    expect((await enter(otpId, codeOf((await world.sendMails()).at(-1)))).status).toBe(200);
  });

  test('says how many tries it has left', async () => {
    const { otpId, password } = await freshCode();
    const left = [];
    for (let count = 0; count < 5; count++) left.push((await enter(otpId, wrong(password))).body.data);
    expect(left).toEqual([4, 3, 2, 1, 0].map((triesLeft) => ({ triesLeft })));
  });

  test('that is still valid is named with the time of its mail when a link is opened again', async () => {
    const { otpId } = await freshCode();
    const sentAt = world.clock.now().toISOString();
    world.clock.advance({ seconds: 60 });
    const again = await post('request-otp', { email: clientEmail }, '203.0.113.1', { 'x-dossier-asked-by': 'link' });
    expect(again.body).toEqual({ otpId, sentAt, isNew: false });
    expect(await world.sendMails()).toEqual([]);
  });

  test('allows five tries in all when they arrive at the same time', async () => {
    const { otpId } = await freshCode();
    const statuses = (await Promise.all(Array.from({ length: 12 }, () => enterWrongly(otpId, 1)))).flat();
    expect(statuses.filter((status) => status === 400)).toHaveLength(5);
    expect(statuses.filter((status) => status === 429)).toHaveLength(7);
  });

  test('keeps its count in the database', async () => {
    const { otpId } = await freshCode();
    await enterWrongly(otpId, 3);
    await enterWrongly(otpId, 1, '203.0.113.9');
    const [row] = await world.store.dialect.all('SELECT "tries", "otherTries" FROM "_otps" WHERE "id" = ?', [otpId]);
    expect(row).toEqual({ tries: 3, otherTries: 1 });
  });

  test('is answered alike for an unknown address', async () => {
    const otpId = await requestCode('203.0.113.1', 'unknown@else.example');
    expect(await enterWrongly(otpId, 7)).toEqual([400, 400, 400, 400, 400, 429, 429]);
    expect(await requestCode('203.0.113.1', 'unknown@else.example')).not.toBe(otpId);
    expect(await world.sendMails()).toEqual([]);
  });
});

describe('Another person', () => {
  test('does not get the id of a code that was requested from another address', async () => {
    const own = await requestCode('203.0.113.1');
    expect(await requestCode('203.0.113.66')).not.toBe(own);
    expect(await requestCode('203.0.113.1')).toBe(own);
  });

  test('who gets it through a link cannot spoil it for its owner', async () => {
    const { otpId, password } = await freshCode('203.0.113.1');
    const link = { 'x-dossier-asked-by': 'link' };
    const other = await post('request-otp', { email: clientEmail }, '203.0.113.66', link);
    expect(other.body.otpId).toBe(otpId);
    expect(await enterWrongly(otpId, 6, '203.0.113.66')).toEqual([400, 400, 400, 400, 400, 429]);
    expect((await enter(otpId, password, '203.0.113.67')).status).toBe(429);
    expect((await enter(otpId, password, '203.0.113.1')).status).toBe(200);
  });
});

describe('An address', () => {
  test('is refused after thirty wrong tries in ten minutes, with the time to wait, also before a code is sent', async () => {
    for (let round = 0; round < 6; round++) {
      const { otpId } = await freshCode();
      expect(await enterWrongly(otpId, 5)).toEqual(Array(5).fill(400));
    }
    const own = await freshCode('203.0.113.2');
    const refused = await enter(own.otpId, own.password);
    expect(refused.status).toBe(429);
    // The first try was made 5 × 31 seconds before, and another code was requested since.
    expect(refused.body.data).toEqual({ retryAfter: 600 - 6 * 31 });
    const request = await post('request-otp', { email: clientEmail });
    expect(request).toMatchObject({ status: 429, body: { data: { retryAfter: 600 - 6 * 31 } } });
    expect(await world.sendMails()).toEqual([]);
    // The owner uses another address.
    expect((await enter(own.otpId, own.password, '203.0.113.2')).status).toBe(200);
    world.clock.advance({ seconds: 600 - 6 * 31 });
    const later = await freshCode();
    expect((await enter(later.otpId, later.password)).status).toBe(200);
  });

  test('may enter any number of right codes', async () => {
    for (let round = 0; round < 32; round++) {
      const { otpId, password } = await freshCode();
      expect((await enter(otpId, password)).status).toBe(200);
    }
  });
});

describe('After fifty wrong tries in a day', () => {
  /** Each address enters five wrong codes. */
  const attack = async () => {
    for (let count = 1; count <= 10; count++) {
      const { otpId } = await freshCode(`198.51.100.${count}`);
      await enterWrongly(otpId, 5, `198.51.100.${count}`);
    }
  };

  test('the owner gets one mail, and a fresh code still signs in', async () => {
    await attack();
    const { otpId, password } = await freshCode('203.0.113.1');
    const next = await freshCode('198.51.100.99');
    expect((await enter(next.otpId, wrong(next.password), '198.51.100.99')).status).toBe(400);
    const warnings = (await world.sendMails()).filter(({ text }) => text.includes('50'));
    expect(warnings).toHaveLength(1);
    expect(warnings[0]).toMatchObject({ to: clientEmail, subject: 'Incorrect codes were entered for your account' });
    expect((await enter(otpId, password, '203.0.113.1')).status).toBe(200);
    await enterWrongly((await freshCode('198.51.100.98')).otpId, 1, '198.51.100.98');
    expect((await world.sendMails()).filter(({ text }) => text.includes('50'))).toEqual([]);
  });

  test('each code accepts one try, from the address that requested it, and each address five an hour', async () => {
    await attack();
    const from = '198.51.100.99';
    const first = await freshCode(from);
    expect(await enterWrongly(first.otpId, 1, '198.51.100.98')).toEqual([429]);
    expect(await enterWrongly(first.otpId, 2, from)).toEqual([400, 429]);
    for (let count = 0; count < 4; count++) {
      expect(await enterWrongly((await freshCode(from)).otpId, 1, from)).toEqual([400]);
    }
    const sixth = await freshCode(from);
    const refused = await enter(sixth.otpId, sixth.password, from);
    expect(refused).toMatchObject({ status: 429, body: { data: { retryAfter: expect.any(Number) } } });
    expect(refused.body.data.retryAfter).toBeGreaterThan(3000);
  });
});
