import { afterEach, expect, test } from 'vitest';
import { startWorld, type World } from '../../test/scenario.ts';
import type { Config } from '../runtime/config.ts';

let world: World;
afterEach(() => world.close());

async function start(config: Partial<Config> = {}): Promise<void> {
  world = await startWorld({ config: { demo: false, ...config } });
}

const get = async (url: string, headers: Record<string, string>) => {
  const { statusCode, json, headers: answered } = await world.app.inject({ method: 'GET', url, headers });
  return { status: statusCode, body: json, retryAfter: answered['retry-after'] };
};
const allowed = async (count: number, send: (at: number) => ReturnType<typeof get>): Promise<number> => {
  let all = 0;
  for (let at = 0; at < count; at++) if ((await send(at)).status !== 429) all++;
  return all;
};

const view = '/api/desk/views/my-login';
const methods = '/api/collections/internal_users/auth-methods';

/** Two valid tokens of one account. */
async function tokensOf(person: World['intern']): Promise<readonly [string, string]> {
  const { store, tokens } = world.app.recordApi;
  const collection = store.collections.get(person.collection);
  const record = (await store.reader.need(person.collection, person.id)) as never;
  if (!collection) throw new Error('no collection');
  const sign = (seconds: number) => tokens.sign(collection, record, 'auth', { exp: 1_800_000_000 + seconds });
  return [sign(0), sign(60)];
}

test('a person beyond the limit is refused with every token, in one group of routes, and no other person is', async () => {
  await start();
  const tokens = await tokensOf(world.intern);
  const as = (token: string) => ({ authorization: token });
  expect(await allowed(1_201, (at) => get(view, as(tokens[at % 2] as string)))).toBe(1_200);
  const refused = await get(view, as(tokens[1]));
  expect(refused).toMatchObject({ status: 429, retryAfter: '60' });
  expect(refused.body()).toMatchObject({ status: 429, code: 'too-many-requests' });
  expect((await get(view, as(await world.tokenOf(world.gatekeeper)))).status).toBe(200);
  expect((await get('/api/collections/gk_org/records', as(tokens[0]))).status).toBe(200);
  expect((await get('/api/desk/views/before-sign-in', {})).status).not.toBe(429);
  world.clock.advance({ seconds: 60 });
  expect((await get(view, as(tokens[0]))).status).toBe(200);
});

test('guests share the count of their address, IPv6 by /64, whatever token they invent; people there are not stopped', async () => {
  await start({ proxies: ['127.0.0.1'] });
  const guest = (at: number, network = '2001:db8:1:2') => ({
    'x-forwarded-for': `${network}::${at.toString(16)}`,
    authorization: `eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.eyJpZCI6IiR7YXR9In0.${at}`,
  });
  expect(await allowed(610, (at) => get(methods, guest(at)))).toBe(600);
  const refused = await get(methods.replace('internal', 'INTERNAL'), guest(1));
  expect(refused).toMatchObject({ status: 429, retryAfter: '60' });
  expect(refused.body()).toEqual({
    status: 429,
    message: 'Too Many Requests.',
    data: { retryAfter: 60 },
    requestId: expect.any(String),
  });
  expect((await get(methods, guest(1, '2001:db8:1:3'))).status).toBe(200);
  const person = { ...guest(1), authorization: await world.tokenOf(world.intern) };
  expect((await get(methods, person)).status).toBe(200);
  expect((await get('/api/health', guest(1))).status).toBe(200);
});

test('a forwarded address that no trusted proxy sent does not evade the limit', async () => {
  await start();
  const forged = (at: number) => ({ 'x-forwarded-for': `203.0.113.${at % 250}` });
  expect(await allowed(610, (at) => get(methods, forged(at)))).toBe(600);
});
