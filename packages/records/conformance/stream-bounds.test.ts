import { EventSource } from 'eventsource';
import type PocketBase from 'pocketbase';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { ann, bob, openWorld, sendJson, type World } from './world.ts';

let world: World;
const open: PocketBase[] = [];
const aborts: AbortController[] = [];
beforeAll(async () => {
  Object.assign(globalThis, { EventSource });
  world = await openWorld({ strict: true });
});
afterEach(async () => {
  for (const abort of aborts.splice(0)) abort.abort();
  for (const pb of open.splice(0)) await pb.realtime.unsubscribe();
});
afterAll(() => world.close());

/** An SDK client that follows the labels, with the names it has received. */
async function follow(person: string): Promise<string[]> {
  const pb = await world.as(person);
  open.push(pb);
  const names: string[] = [];
  await pb.collection('labels').subscribe('*', ({ record }) => names.push(record['name']));
  return names;
}

it('in strict mode the eleventh stream of a person is refused with 429; the others and other people still receive changes', async () => {
  const followers = await Promise.all(Array.from({ length: 10 }, () => follow(ann)));
  await expect(follow(ann)).rejects.toMatchObject({ status: 429 });
  followers.push(await follow(bob));
  await (await world.as()).collection('labels').create({ name: 'received' });
  await expect.poll(() => followers.map((names) => names.join())).toEqual(Array(11).fill('received'));
  const refused = await subscribe(await connect(), ['labels/*'], await world.tokenFor('users', ann));
  const { retryAfter } = refused.body.data as { retryAfter: number };
  expect(refused).toMatchObject({ status: 429, body: { message: 'Too many event streams of this account are open.' } });
  expect(refused.headers.get('retry-after')).toBe(String(retryAfter));
  expect(retryAfter).toBeGreaterThan(0);
  expect(retryAfter).toBeLessThanOrEqual(60);
});

it('in strict mode a stream has at most a hundred topics', async () => {
  const clientId = await connect();
  const topics = Array.from({ length: 101 }, (_, at) => `labels/${at}`);
  const token = await world.tokenFor('users', bob);
  const refused = await subscribe(clientId, topics, token);
  expect(refused).toMatchObject({
    status: 400,
    body: { data: { subscriptions: { code: 'validation_length_too_long', params: { max: 100 } } } },
  });
  expect((await subscribe(clientId, topics.slice(1), token)).status).toBe(204);
});

async function connect(): Promise<string> {
  const abort = new AbortController();
  aborts.push(abort);
  const { body } = await fetch(`${world.url}/api/realtime`, { signal: abort.signal });
  const { value } = await (body as ReadableStream<Uint8Array>).getReader().read();
  return /id:(\w+)/.exec(new TextDecoder().decode(value))?.[1] ?? '';
}

const subscribe = (clientId: string, subscriptions: readonly string[], authorization: string) =>
  sendJson(world, '/api/realtime', { clientId, subscriptions }, { headers: { authorization } });
