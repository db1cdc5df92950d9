import { afterAll, beforeAll, expect, test } from 'vitest';
import { postgres } from '../../dialect/postgres/dialect.ts';
import { createStore } from '../../store/create-store.ts';
import type { Store } from '../../store/store.ts';
import { makeDatabase, type TestDatabase } from '../../testing/postgres.ts';
import { testServer } from '../../testing/test-dialect.ts';
import { Broker } from '../broker.ts';
import { openRemoteStreams, type RemoteStreams } from '../remote-streams.ts';

let database: TestDatabase;
let store: Store;
let streams: RemoteStreams;
beforeAll(async () => {
  database = await makeDatabase(String(testServer()));
  store = await createStore({ collections: {}, dialect: await postgres({ url: database.url }) });
  const fail = (error: unknown) => expect.unreachable(String(error));
  streams = openRemoteStreams(store.dialect, new Broker(async () => undefined, fail), fail) as RemoteStreams;
});
afterAll(async () => {
  await store.close();
  await database.drop();
});

const ids = Array.from({ length: 30 }, (_, i) => `stream${i}`);

test('a stream accepts subscriptions from the announcement of its id until it ends', async () => {
  expect(await streams.subscribe('one', null, ['posts/*'])).toBe('missing');
  await streams.opened('one');
  expect(await streams.subscribe('one', null, ['posts/*'])).toBe('done');
  await streams.closed('one');
  expect(await streams.subscribe('one', null, ['posts/*'])).toBe('missing');
});

test('a stream that ends during a subscription at another instance stays removed', async () => {
  await Promise.all(ids.map((id) => streams.opened(id)));
  await Promise.all(
    ids.flatMap((id) => [streams.subscribe(id, null, []), streams.noted(id, null), streams.closed(id)]),
  );
  const after = await Promise.all(ids.map((id) => streams.subscribe(id, null, [])));
  expect(new Set(after)).toEqual(new Set(['missing']));
});

test('a stream that ends before its id was announced is removed too', async () => {
  await Promise.all(ids.flatMap((id) => [streams.opened(id), streams.closed(id)]));
  const after = await Promise.all(ids.map((id) => streams.subscribe(id, null, [])));
  expect(new Set(after)).toEqual(new Set(['missing']));
});
