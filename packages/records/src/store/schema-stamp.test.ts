import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { defineCollection } from '../collection/collection.ts';
import { systemCollections } from '../collection/system-collections.ts';
import type { Dialect } from '../dialect/dialect.ts';
import { text } from '../fields/index.ts';
import { testDialect, testServer } from '../testing/test-dialect.ts';
import { type SchemaOptions, SchemaRefused, schemaDigest } from './schema-stamp.ts';
import { type Migration, syncSchema } from './sync-schema.ts';

const rules = { list: '', view: '', create: '', update: '', delete: '' };
const notes = defineCollection({ name: 'notes', fields: { title: text() }, rules });
const longerNotes = defineCollection({ name: 'notes', fields: { title: text(), body: text() }, rules });
const application = 42;

let folder: string;
let dialect: Dialect;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'stamp-'));
  dialect = await testDialect(folder);
});
afterEach(async () => {
  await dialect.close();
  await rm(folder, { recursive: true });
});

const sync = (version: number, own = notes, options: SchemaOptions & { migrations?: Migration[] } = {}) =>
  syncSchema(dialect, [...systemCollections, own], options.migrations ?? [], {
    stamp: { application, version },
    ...options,
  });
const stampOf = () => dialect.transaction((connection) => dialect.stamp.read(connection));
const tablesOf = () => dialect.transaction((connection) => dialect.tables(connection));
const columnsOf = async () =>
  [...((await dialect.transaction((connection) => dialect.inspect(connection, 'notes')))?.columns.keys() ?? [])].length;

test('a database records its program and the version of its schema', async () => {
  await sync(3);
  expect(await stampOf()).toEqual({ application, version: 3 });
  await sync(4);
  expect(await stampOf()).toEqual({ application, version: 4 });
});

test('data of a newer version is refused, and nothing is changed', async () => {
  await sync(7);
  const columns = await columnsOf();
  const refused = sync(6, longerNotes);
  await expect(refused).rejects.toThrow(SchemaRefused);
  await expect(refused).rejects.toThrow('written by a newer version of this program (schema 7; this version knows 6)');
  expect(await stampOf()).toEqual({ application, version: 7 });
  expect(await columnsOf()).toBe(columns);
});

test('the database of another program is refused, and nothing is changed', async () => {
  await sync(1);
  const other = sync(9, longerNotes, { stamp: { application: 43, version: 9 } });
  await expect(other).rejects.toThrow('made by another program');
  expect(await stampOf()).toEqual({ application, version: 1 });
});

test('a database with tables that no version of the program made is refused', async () => {
  if (testServer() !== undefined)
    await dialect.transaction((connection) => connection.run('DROP TABLE "_collections"', []));
  await dialect.transaction((connection) => connection.run('CREATE TABLE invoices (id text)', []));
  const before = await tablesOf();
  await expect(sync(1)).rejects.toThrow('made by another program');
  expect(await tablesOf()).toEqual(before);
});

test('the program may save a copy before an existing schema changes, and only then', async () => {
  const columnsBefore: number[] = [];
  let isEarlier = false;
  const beforeChange = async () => void columnsBefore.push(isEarlier ? 1 : 0);
  if (testServer() === undefined) {
    await sync(1, notes, { beforeChange });
    expect(columnsBefore).toEqual([]);
  }
  await sync(1);
  isEarlier = true;
  await sync(1, notes, { beforeChange });
  expect(columnsBefore).toEqual([]);
  await sync(2, notes, { beforeChange });
  await sync(2, longerNotes, { beforeChange });
  const migrations = [{ id: 'one', up: () => Promise.resolve() }];
  await sync(2, longerNotes, { beforeChange, migrations });
  await sync(2, longerNotes, { beforeChange, migrations });
  expect(columnsBefore).toEqual([1, 1, 1]);
});

test('nothing is changed when the copy fails', async () => {
  await sync(1);
  const columns = await columnsOf();
  const failing = sync(2, longerNotes, { beforeChange: () => Promise.reject(new Error('no space')) });
  await expect(failing).rejects.toThrow('no space');
  expect(await columnsOf()).toBe(columns);
  expect((await stampOf()).version).toBe(1);
});

test('a schema that another process may be using is opened but not changed', async () => {
  await sync(1);
  await sync(1, notes, { mayChange: false });
  const columns = await columnsOf();
  await expect(sync(2, longerNotes, { mayChange: false })).rejects.toThrow('Stop the server first');
  expect(await columnsOf()).toBe(columns);
});

test('a migration is followed by a comparison of every table', async () => {
  await sync(1, longerNotes);
  const up: Migration['up'] = (connection) => connection.run('ALTER TABLE "notes" DROP COLUMN "body"', []);
  const columns = await columnsOf();
  await sync(2, longerNotes, { migrations: [{ id: 'drop', up }] });
  expect(await columnsOf()).toBe(columns);
});

test('the digest of a schema changes with fields, indexes and migrations', () => {
  const digests = [
    schemaDigest([notes], []),
    schemaDigest([longerNotes], []),
    schemaDigest([{ ...notes, indexes: [{ columns: ['title'] }] }], []),
    schemaDigest([notes], [{ id: 'one' }]),
  ];
  expect(new Set(digests).size).toBe(digests.length);
  expect(schemaDigest([notes], [])).toBe(digests[0]);
});
