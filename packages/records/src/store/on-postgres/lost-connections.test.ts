import { tmpdir } from 'node:os';
import Fastify from 'fastify';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { defineCollection } from '../../collection/collection.ts';
import { DatabaseUnavailable, OutcomeUnknown } from '../../core/errors.ts';
import { postgres } from '../../dialect/postgres/dialect.ts';
import { text } from '../../fields/index.ts';
import { localDisk } from '../../files/local-disk.ts';
import { recordsPlugin } from '../../plugin/plugin.ts';
import { makeDatabase, type TestDatabase } from '../../testing/postgres.ts';
import { openSilentProxy, type SilentProxy } from '../../testing/silent-proxy.ts';
import { testServer } from '../../testing/test-dialect.ts';
import { createStore } from '../create-store.ts';
import type { Store } from '../store.ts';

const open = { list: '', view: '', create: '', update: '', delete: '' };
const notes = defineCollection({ name: 'notes', fields: { title: text() }, rules: open });
const schema = { notes };
type Stores = Store<typeof schema>;

let database: TestDatabase;
let proxy: SilentProxy;
let store: Stores;
let other: Stores;

beforeEach(async () => {
  database = await makeDatabase(String(testServer()));
  proxy = await openSilentProxy(database.url);
  store = await createStore<typeof schema>({
    collections: schema,
    dialect: await postgres({ url: proxy.url, silentMs: 200 }),
  });
  other = await createStore<typeof schema>({ collections: schema, dialect: await postgres({ url: database.url }) });
});
afterEach(async () => {
  await other.close();
  await proxy.close();
  await store.close();
  await database.drop();
});

const write = (title: string, to = store) => to.transaction((records) => records.create('notes', { title } as never));
const titles = async () => (await other.reader.find('notes', '', {}, { sort: 'title' })).map(({ title }) => title);

describe('When connections to PostgreSQL are dead without having been closed', () => {
  test('writes, reads and changes of other instances continue over new ones', async () => {
    await write('a');
    const heard: string[] = [];
    store.onRemoteCommit((changes) => heard.push(...changes.map(({ id }) => id)));
    proxy.silence();
    await write('b');
    expect(await store.reader.count('notes', '')).toBe(2);
    expect(await titles()).toEqual(['a', 'b']);
    const { id } = await write('c', other);
    await expect.poll(() => heard, { timeout: 10_000 }).toContain(id);
  });

  test('a transaction whose statement was lost runs again, and holds no locks meanwhile', async () => {
    const { id } = await write('a');
    let runs = 0;
    const rename = store.transaction(async (records) => {
      await records.update('notes', id, { title: 'b' });
      if (runs++ === 0) proxy.silence();
      await records.create('notes', { title: 'c' } as never);
    });
    await rename;
    await other.transaction((records) => records.update('notes', id, { title: 'd' }));
    expect(runs).toBe(2);
    expect(await titles()).toEqual(['c', 'd']);
  });

  test('a COMMIT that arrived is acknowledged although its confirmation was lost, and is not repeated', async () => {
    let runs = 0;
    const made = await store.transaction(async (records) => {
      const note = await records.create('notes', { title: 'a' } as never);
      if (runs++ === 0) proxy.silence('answers');
      return note;
    });
    expect(runs).toBe(1);
    expect((await other.reader.need('notes', made.id)).title).toBe('a');
    expect(await titles()).toEqual(['a']);
  });

  test('a COMMIT that did not arrive is repeated', async () => {
    let runs = 0;
    await store.transaction(async (records) => {
      await records.create('notes', { title: 'a' } as never);
      if (runs++ === 0) proxy.silence('requests');
    });
    expect(runs).toBe(2);
    expect(await titles()).toEqual(['a']);
  });

  test('a statement that takes long is not ended, whether it works or waits for a lock', async () => {
    const { id } = await write('a');
    const isLocked = Promise.withResolvers<void>();
    const holding = other.transaction(async (records) => {
      await records.update('notes', id, { title: 'b' });
      isLocked.resolve();
      await records.connection.all('SELECT pg_sleep(0.8)', []);
    });
    await isLocked.promise;
    const [waited] = await Promise.all([
      store.transaction((records) => records.update('notes', id, { title: 'c' })),
      store.dialect.all('SELECT pg_sleep(0.8)', []),
      holding,
    ]);
    expect(waited.title).toBe('c');
    expect(await titles()).toEqual(['c']);
  });
});

describe('While PostgreSQL cannot be reached at all', () => {
  const lose = () => {
    proxy.acceptsNew = false;
    proxy.silence();
  };

  test('it is not ready but alive, the store refuses reads and writes, and continues by itself afterwards', async () => {
    await write('a');
    const app = Fastify();
    const parts = { store: store as unknown as Store, files: localDisk(tmpdir()), secret: 'only for tests '.repeat(3) };
    await app.register(recordsPlugin, parts);
    const ready = async () => (await app.inject('/api/ready')).json();
    expect(await ready()).toMatchObject({ status: 200 });
    lose();
    await expect(write('b')).rejects.toThrow(DatabaseUnavailable);
    await expect(store.reader.count('notes', '')).rejects.toThrow('The database cannot be reached.');
    expect((await app.inject('/api/health')).statusCode).toBe(200);
    expect(await ready()).toEqual({ status: 503, message: 'The database cannot be reached.', data: {} });
    proxy.acceptsNew = true;
    await write('c');
    await expect.poll(ready, { timeout: 10_000 }).toMatchObject({ status: 200 });
    await app.close();
    expect(await titles()).toEqual(['a', 'c']);
  }, 30_000);

  test('a COMMIT without confirmation is reported as unknown, not as failed', async () => {
    const outcome = store.transaction(async (records) => {
      await records.create('notes', { title: 'a' } as never);
      lose();
    });
    await expect(outcome).rejects.toThrow(OutcomeUnknown);
  }, 30_000);
});
