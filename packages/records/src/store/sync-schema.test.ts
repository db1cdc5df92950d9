import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { defineCollection, type Fields, type Index, type Rules } from '../collection/collection.ts';
import { sqlite } from '../dialect/sqlite/dialect.ts';
import { number, relation, select, text } from '../fields/index.ts';
import { createStore } from './create-store.ts';
import type { Store } from './store.ts';
import type { Migration } from './sync-schema.ts';

const rules: Rules = { list: '', view: '', create: '', update: '', delete: '' };
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'records-schema-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

interface Given {
  readonly name?: string;
  readonly fields: Fields;
  readonly indexes?: readonly Index[];
  readonly migrations?: readonly Migration[];
}

/** Opens the same file with this declaration, looks, and closes. */
async function withStore<T>(
  { name = 'things', migrations, ...rest }: Given,
  look: (store: Store) => Promise<T>,
): Promise<T> {
  const dialect = sqlite({ path: join(folder, 'data.db') });
  try {
    const collection = defineCollection({ name, rules, ...rest });
    return await look(await createStore({ collections: [collection], dialect, migrations }));
  } finally {
    await dialect.close();
  }
}
const rowsOf = (table: string) => (store: Store) => store.dialect.all(`SELECT * FROM "${table}"`, []);
const indexesOf = async (store: Store) =>
  (
    await store.dialect.all(
      `SELECT sql FROM sqlite_master WHERE type = 'index' AND tbl_name = 'things' AND sql IS NOT NULL`,
      [],
    )
  ).map(({ sql }) => String(sql));
const make = (values: object) => (store: Store) =>
  store.transaction((records) => records.create('things', values as never));

test('a new field is added to rows that exist, unset', async () => {
  await withStore({ fields: { a: text() } }, make({ a: 'x' }));
  const fields = { a: text(), n: number(), tags: select(['x'], { maxSelect: 2 }) };
  const [row] = await withStore({ fields }, rowsOf('things'));
  expect(row).toMatchObject({ a: 'x', n: 0, tags: '[]' });
});

test('an unchanged declaration does nothing', async () => {
  await withStore({ fields: { a: text() } }, async () => {});
  const version = async (store: Store) => (await store.dialect.all('PRAGMA schema_version', []))[0]?.['schema_version'];
  const before = await withStore({ fields: { a: text() } }, version);
  expect(await withStore({ fields: { a: text() } }, version)).toBe(before);
});

test('indexes are made, replaced and dropped as declared; others are left alone', async () => {
  const fields = { a: text() };
  const first = await withStore({ fields, indexes: [{ columns: ['a'] }] }, indexesOf);
  expect(first).toEqual([expect.stringContaining('INDEX')]);
  await withStore({ fields, indexes: [{ columns: ['a'] }] }, (store) =>
    store.dialect.transaction((connection) => connection.run('CREATE INDEX "own" ON "things" ("a")', [])),
  );
  const second = await withStore(
    { fields, indexes: [{ columns: ['a'], unique: true, where: `"a" != ''` }] },
    indexesOf,
  );
  expect(second.sort()).toEqual([
    'CREATE INDEX "own" ON "things" ("a")',
    expect.stringMatching(/^CREATE UNIQUE INDEX .* WHERE "a" != ''$/),
  ]);
  expect(await withStore({ fields }, indexesOf)).toEqual(['CREATE INDEX "own" ON "things" ("a")']);
});

test('a removed field refuses to start and loses nothing', async () => {
  await withStore({ fields: { a: text(), b: text() } }, make({ a: 'x', b: 'y' }));
  await expect(withStore({ fields: { a: text() } }, async () => {})).rejects.toThrow(
    'The field things.b is no longer declared',
  );
  expect(await withStore({ fields: { a: text(), b: text() } }, rowsOf('things'))).toMatchObject([{ a: 'x', b: 'y' }]);
});

test('a field of another type refuses to start', async () => {
  await withStore({ fields: { a: text() } }, make({ a: 'x' }));
  await expect(withStore({ fields: { a: number() } }, async () => {})).rejects.toThrow(
    'declared as NUMERIC but stored as TEXT',
  );
});

test('a removed collection refuses to start', async () => {
  await withStore({ fields: { a: text() } }, async () => {});
  await expect(withStore({ name: 'others', fields: { a: text() } }, async () => {})).rejects.toThrow(
    'The collection things is no longer declared',
  );
});

test('a migration covers what is removed or renamed, runs once, and never on a new database', async () => {
  await withStore({ fields: { a: text(), b: text() } }, make({ a: 'x', b: 'y' }));
  let runs = 0;
  const migrations: Migration[] = [
    {
      id: '2026-01-01-rename-a',
      async up(connection) {
        runs++;
        await connection.run('ALTER TABLE "things" RENAME COLUMN "a" TO "title"', []);
        await connection.run('ALTER TABLE "things" DROP COLUMN "b"', []);
      },
    },
  ];
  const given = { fields: { title: text() }, migrations };
  expect(await withStore(given, rowsOf('things'))).toMatchObject([{ title: 'x' }]);
  await withStore(given, async () => {});
  expect(runs).toBe(1);
  rmSync(folder, { recursive: true });
  await withStore(given, async () => {});
  expect(runs).toBe(1);
});

test('a migration that fails leaves everything as it was', async () => {
  await withStore({ fields: { a: text() } }, make({ a: 'x' }));
  const failing: Migration = {
    id: 'x',
    async up(connection) {
      await connection.run('UPDATE "things" SET "a" = ?', ['changed']);
      throw new Error('not today');
    },
  };
  await expect(withStore({ fields: { a: text() }, migrations: [failing] }, async () => {})).rejects.toThrow(
    'not today',
  );
  expect(await withStore({ fields: { a: text() } }, rowsOf('things'))).toMatchObject([{ a: 'x' }]);
});

test('a relation to nothing and two collections of one name are refused', async () => {
  await expect(withStore({ fields: { to: relation('nowhere') } }, async () => {})).rejects.toThrow(
    'points to "nowhere"',
  );
  await expect(withStore({ name: '_OTPS', fields: {} }, async () => {})).rejects.toThrow('Two collections are called');
});
