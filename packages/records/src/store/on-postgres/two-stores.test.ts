import { Client } from 'pg';
import { afterEach, describe, expect, test } from 'vitest';
import type { Change } from '../../collection/change.ts';
import { defineCollection } from '../../collection/collection.ts';
import { TookTooLong } from '../../dialect/dialect.ts';
import { numbered } from '../../dialect/postgres/client.ts';
import { postgres } from '../../dialect/postgres/dialect.ts';
import { json, number, text } from '../../fields/index.ts';
import { makeDatabase, type TestDatabase } from '../../testing/postgres.ts';
import { testServer } from '../../testing/test-dialect.ts';
import { createStore } from '../create-store.ts';
import type { Store } from '../store.ts';

const open = { list: '', view: '', create: '', update: '', delete: '' };
const closed = { list: null, view: null, create: null, update: null, delete: null };
const counters = defineCollection({
  name: 'counters',
  fields: { name: text(), count: number(), data: json() },
  rules: open,
  indexes: [{ columns: ['name'], unique: true }],
});
const secrets = defineCollection({ name: 'secrets', fields: { word: text() }, rules: closed });
const schema = { counters, secrets };
type Stores = Store<typeof schema>;

const databases: TestDatabase[] = [];
const stores: Stores[] = [];
afterEach(async () => {
  for (const store of stores.splice(0)) await store.close();
  for (const database of databases.splice(0)) await database.drop();
});

async function newDatabase(): Promise<string> {
  const database = await makeDatabase(String(testServer()));
  databases.push(database);
  return database.url;
}

async function openStore(url: string): Promise<Stores> {
  const store = await createStore<typeof schema>({ collections: schema, dialect: await postgres({ url }) });
  stores.push(store);
  return store;
}

async function two(): Promise<[Stores, Stores]> {
  const url = await newDatabase();
  return [await openStore(url), await openStore(url)];
}

describe('Two stores on one PostgreSQL', () => {
  test('open an empty database at the same time, four of them, and agree on its tables', async () => {
    const url = await newDatabase();
    const opened = await Promise.all([openStore(url), openStore(url), openStore(url), openStore(url)]);
    await opened[0]?.transaction((records) => records.create('counters', { name: 'a', count: 1 } as never));
    expect(await opened[3]?.reader.count('counters', '')).toBe(1);
  });

  test('count to a hundred together: a transaction that conflicts is retried', async () => {
    const [a, b] = await two();
    const { id } = await a.transaction((records) => records.create('counters', { name: 'shared', count: 0 } as never));
    const increase = (store: Stores) =>
      store.transaction(async (records) => {
        const { count } = await records.need('counters', id);
        await records.update('counters', id, { count: count + 1 });
      });
    await Promise.all([a, b].flatMap((store) => Array.from({ length: 50 }, () => increase(store))));
    expect((await a.reader.need('counters', id)).count).toBe(100);
  });

  test('a write sees what the other acknowledged before it began, also while an earlier write is still running', async () => {
    const [a, b] = await two();
    const { id } = await a.transaction((records) => records.create('counters', { name: 'shared', count: 0 } as never));
    const hasRead = Promise.withResolvers<void>();
    const mayEnd = Promise.withResolvers<void>();
    const earlier = b.transaction(async (records) => {
      await records.need('counters', id);
      hasRead.resolve();
      await mayEnd.promise;
    });
    await hasRead.promise;
    await a.transaction((records) => records.update('counters', id, { count: 1 }));
    const later = b.transaction((records) => records.need('counters', id));
    mayEnd.resolve();
    await earlier;
    expect((await later).count).toBe(1);
  });

  test('never both make what must be unique', async () => {
    const [a, b] = await two();
    const make = (store: Stores) =>
      store.transaction((records) => records.create('counters', { name: 'one' } as never));
    const outcomes = await Promise.allSettled([make(a), make(b), make(a), make(b)]);
    const refused = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []));
    expect(refused).toHaveLength(3);
    expect(refused.map(({ data }) => Object.keys(data))).toEqual([['name'], ['name'], ['name']]);
    expect(await a.reader.count('counters', '')).toBe(1);
  });

  test('report every commit to each other, in order, and nothing that was rolled back', async () => {
    const [a, b] = await two();
    const heard: Change[] = [];
    b.onRemoteCommit((changes) => heard.push(...changes));
    const own: Change[] = [];
    a.onRemoteCommit((changes) => own.push(...changes));
    await a
      .transaction((records) =>
        records.create('counters', { name: 'gone' } as never).then(() => Promise.reject(new Error('no'))),
      )
      .catch(() => undefined);
    const ids: string[] = [];
    for (let count = 0; count < 20; count++) {
      const made = await a.transaction((records) => records.create('counters', { name: `n${count}`, count } as never));
      ids.push(made.id);
    }
    await a.transaction((records) => records.delete('counters', String(ids[0])));
    await expect.poll(() => heard.length, { timeout: 10_000 }).toBe(21);
    expect(heard.map(({ id }) => id)).toEqual([...ids, ids[0]]);
    expect(heard.at(-1)).toMatchObject({ action: 'delete', after: null, before: { name: 'n0', count: 0 } });
    expect(own).toEqual([]);
  });

  test('do not pass on the content of collections that only superusers may read', async () => {
    const [a, b] = await two();
    const heard: Change[] = [];
    b.onRemoteCommit((changes) => heard.push(...changes));
    const { id } = await a.transaction((records) => records.create('secrets', { word: 'swordfish' } as never));
    await a.transaction((records) => records.delete('secrets', id));
    await expect.poll(() => heard.length, { timeout: 10_000 }).toBe(2);
    expect(heard.at(-1)?.before).toEqual({ id });
    const kept = await a.dialect.all(`SELECT count(*) AS n FROM _feed WHERE entry LIKE '%swordfish%'`, []);
    expect(kept).toEqual([{ n: 0 }]);
  });

  test('forget remembered totals when the other writes', async () => {
    const [a, b] = await two();
    const guest = {
      auth: null,
      isSuperuser: false,
      method: 'GET',
      context: 'default' as const,
      query: {},
      headers: {},
      body: {},
    };
    const total = async () => (await b.queries.list(counters as never, guest)).totalItems;
    expect(await total()).toBe(0);
    await a.transaction((records) => records.create('counters', { name: 'x' } as never));
    await expect.poll(total, { timeout: 10_000 }).toBe(1);
  });

  test('come back when the database ends their connections', async () => {
    const [a] = await two();
    const database = new Client({ connectionString: String(databases[0]?.url) });
    await database.connect();
    await database.query(
      'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()',
    );
    await database.end();
    await a.transaction((records) => records.create('counters', { name: 'after' } as never));
    expect(await a.reader.count('counters', '')).toBe(1);
  });
});

describe('PostgreSQL', () => {
  test('stores characters that its texts cannot contain, and sorts by bytes whatever its collation', async () => {
    const store = await openStore(await newDatabase());
    const names = ['zoo', 'Zebra', 'apple', 'Äpfel', 'Ä\0b'];
    await store.transaction(async (records) => {
      for (const name of names) await records.create('counters', { name, data: { deep: `${name}\0` } } as never);
    });
    const rows = await store.reader.find('counters', '', {}, { sort: 'name' });
    expect(rows.map(({ name }) => name)).toEqual(['Zebra', 'apple', 'zoo', 'Äpfel', 'Ä\0b']);
    expect(rows[4]?.data).toEqual({ deep: 'Ä\0b\0' });
    expect(await store.reader.first('counters', 'name = {:name}', { name: 'Ä\0b' })).toEqual(rows[4]);
    expect(await store.reader.count('counters', 'data.deep ~ "ZEBRA"')).toBe(1);
    expect(await store.reader.count('counters', 'name ~ "äpfel"')).toBe(0);
  });

  test('is refused with a sentence when it is not in UTF-8', async () => {
    const server = String(testServer());
    const client = new Client({ connectionString: server });
    await client.connect();
    await client.query(
      `CREATE DATABASE not_utf8 TEMPLATE template0 ENCODING 'SQL_ASCII' LOCALE_PROVIDER libc LOCALE 'C'`,
    );
    const url = new URL(server);
    url.pathname = 'not_utf8';
    await expect(postgres({ url: url.href })).rejects.toThrow('UTF-8');
    await client.query('DROP DATABASE not_utf8 WITH (FORCE)');
    await client.end();
  });

  test.each([
    ['a = ? AND b = ?', 'a = $1 AND b = $2'],
    [`a = '?' AND "b?" = ? AND c = 'it''s ?'`, `a = '?' AND "b?" = $1 AND c = 'it''s ?'`],
  ])('reads %s as %s', (sql, expected) => {
    expect(numbered(sql)).toBe(expected);
  });
});

test('a query that takes too long is cancelled by the database, and others do not wait for it', async () => {
  const store = await openStore(await newDatabase());
  const isolated = store.dialect.isolated as NonNullable<typeof store.dialect.isolated>;
  const long = [0, 1, 2].map(() => isolated('SELECT pg_sleep(60)', []).catch((error: unknown) => error));
  expect(await store.reader.count('counters', '')).toBe(0);
  for (const error of await Promise.all(long)) expect(error).toBeInstanceOf(TookTooLong);
});
