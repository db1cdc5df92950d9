import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { sqlite } from '../dialect/sqlite/dialect.ts';
import { openTestStore } from '../testing/open-test-store.ts';
import { copyRecords } from './copy-records.ts';
import { createStore } from './create-store.ts';
import { type DatabaseIdentity, readIdentity } from './identity.ts';
import type { Store } from './store.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'identity-'));
});
afterEach(() => rm(folder, { recursive: true }));

const open = (name: string): Promise<Store> =>
  createStore({ collections: [], dialect: sqlite({ path: join(folder, name) }) });

async function identityIn(name: string, change?: (store: Store) => Promise<unknown>): Promise<DatabaseIdentity> {
  const store = await open(name);
  await change?.(store);
  const identity = await readIdentity(store.dialect);
  await store.close();
  if (!identity) throw new Error('no identity');
  return identity;
}

test('a database has the same identity at every start, and another one than other databases', async () => {
  const before = new Date();
  const first = await identityIn('one.db');
  expect(await identityIn('one.db')).toEqual(first);
  expect((await identityIn('other.db')).id).not.toBe(first.id);
  expect(first.created >= before && first.created <= new Date()).toBe(true);
});

test('a database of an earlier version began with its first migration', async () => {
  const asEarlier = async ({ dialect }: Store) =>
    dialect.transaction(async (connection) => {
      await connection.run('DROP TABLE "_identity"', []);
      await connection.run(`INSERT INTO "_migrations" ("id", "at") VALUES ('first', '2025-01-02T03:04:05.000Z')`, []);
    });
  const store = await open('old.db');
  await asEarlier(store);
  await store.close();
  expect((await identityIn('old.db')).created.toISOString()).toBe('2025-01-02T03:04:05.000Z');
});

test('copied data keeps its identity', async () => {
  const source = await openTestStore({});
  const identity = await readIdentity(source.store.dialect);
  expect(identity).toBeDefined();
  expect(await identityIn('copy.db', (copy) => copyRecords(source.store as Store, copy))).toEqual(identity);
  await source.close();
});
