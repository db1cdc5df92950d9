import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { defineCollection } from '../collection/collection.ts';
import { file } from '../fields/file.ts';
import type { FileStore } from '../files/file-store.ts';
import { localDisk } from '../files/local-disk.ts';
import { newFile } from '../files/new-file.ts';
import { openTestStore, type TestStore } from '../testing/open-test-store.ts';
import { type Sweep, sweepFiles } from './sweep.ts';
import { fileKey, withFiles } from './with-files.ts';

const rules = { list: null, view: null, create: null, update: null, delete: null };
const papers = defineCollection({ name: 'papers', fields: { scan: file() }, rules });
const bytes = new TextEncoder().encode('a scan');
const created = new Date('2026-10-01');
const old = new Date('2026-11-01');
const before = new Date('2026-11-10');
const now = new Date('2026-11-11');
const daysLater = (days: number) => new Date(now.getTime() + days * 86_400_000);

let folder: string;
let files: FileStore;
let test: TestStore<{ papers: typeof papers }>;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sweep-'));
  files = localDisk(folder);
  test = await openTestStore({ papers });
});
afterEach(async () => {
  await test.close();
  await rm(folder, { recursive: true });
});

const collection = () => test.store.collections.get('papers') ?? papers;
const sweep = (more: Partial<Sweep> = {}) => {
  const { reader, collections } = test.store;
  return sweepFiles({
    files,
    reader,
    collections: collections.values(),
    before,
    now,
    databaseCreated: created,
    ...more,
  });
};
const idOf = (number: number) => `paper${String(number).padStart(10, '0')}`;

/** A record with its file, stored long ago. Returns the key of the file. */
async function paper(id: string): Promise<string> {
  const scan = await newFile('scan.txt', bytes);
  await withFiles(files, { collection: collection(), id, values: { scan } }, () =>
    test.store.transaction((records) => records.create('papers', { id, scan } as never)),
  );
  const key = fileKey(collection(), id, scan.storedName);
  await utimes(join(folder, key), old, old);
  return key;
}

/** A file without a record, stored long ago. */
async function orphan(id: string, modified = old): Promise<string> {
  const key = fileKey(collection(), id, 'scan_0123456789.txt');
  await files.put(key, bytes);
  await utimes(join(folder, key), modified, modified);
  return key;
}

async function stored(): Promise<string[]> {
  const keys: string[] = [];
  for await (const key of files.list('')) keys.push(key);
  return keys.toSorted();
}

it('moves what a crash left without a record to the bin, and nothing else', async () => {
  const id = idOf(1);
  const named = await paper(id);
  const ofNoRecord = await orphan('neverwritten001');
  const replaced = fileKey(collection(), id, 'scan_9876543210.txt');
  const young = fileKey(collection(), 'beingwritten001', 'scan_0123456789.txt');
  const ownOfProgram = 'reports/r1/report.pdf';
  for (const key of [replaced, young, ownOfProgram]) await files.put(key, bytes);
  const cutShort = join(folder, collection().id, id, '.0b7e.part');
  await writeFile(cutShort, bytes);
  for (const key of [replaced, ownOfProgram]) await utimes(join(folder, key), old, old);
  await utimes(cutShort, old, old);

  expect(await sweep()).toEqual({ examined: 4, orphans: 2, binned: 2, restored: 0, deleted: 0 });
  const binned = [ofNoRecord, replaced].map((key) => `bin/2026-11-11/${key}`);
  expect(await stored()).toEqual([named, young, ownOfProgram, ...binned].toSorted());
  expect(await readdir(join(folder, collection().id, id))).toEqual([named.split('/').at(-1)]);
});

it('removes nothing once the process stops', async () => {
  const key = await orphan(idOf(1));
  const cutShort = join(folder, collection().id, idOf(1), '.0b7e.part');
  await writeFile(cutShort, bytes);
  await utimes(cutShort, old, old);
  expect(await sweep({ isStopping: () => true })).toMatchObject({ binned: 0, deleted: 0 });
  expect(await stored()).toEqual([key]);
  expect(await readdir(join(folder, collection().id, idOf(1)))).toContain('.0b7e.part');
});

it('deletes files after 30 days in the bin', async () => {
  const key = await orphan(idOf(1));
  await sweep();
  expect(await sweep({ now: daysLater(30) })).toMatchObject({ deleted: 0 });
  expect(await stored()).toEqual([`bin/2026-11-11/${key}`]);
  expect(await sweep({ now: daysLater(31) })).toMatchObject({ deleted: 1 });
  expect(await stored()).toEqual([]);
});

it('moves files back from the bin when the database with their records returns', async () => {
  const keys = [await paper(idOf(1)), await paper(idOf(2))];
  const empty = { get: async () => undefined } as unknown as Sweep['reader'];
  expect(await sweep({ reader: empty })).toMatchObject({ binned: 2 });
  expect(await sweep({ now: daysLater(40) })).toMatchObject({ restored: 2, orphans: 0, deleted: 0 });
  expect(await stored()).toEqual(keys.toSorted());
});

it('moves nothing when more than 20 files and more than 1 % have no record', async () => {
  for (let number = 0; number < 21; number += 1) await orphan(idOf(number));
  const all = await stored();
  expect(await sweep()).toEqual({
    examined: 21,
    orphans: 21,
    binned: 0,
    restored: 0,
    deleted: 0,
    refusal: 'too-many-orphans',
  });
  expect(await stored()).toEqual(all);
});

it('moves up to 20 files without a record, and up to 1 % of more', async () => {
  for (let number = 0; number < 20; number += 1) await orphan(idOf(number));
  expect(await sweep()).toMatchObject({ binned: 20 });

  const share = (examined: number) => ({
    ...files,
    async *list(prefix: string) {
      if (prefix !== '') return;
      for (let number = 0; number < examined; number += 1) yield fileKey(collection(), idOf(number), 'scan.txt');
    },
    info: async () => ({ size: 1, modified: old }),
    move: async () => undefined,
  });
  const known = { get: async (_: string, id: string) => (id < idOf(21) ? undefined : { id, scan: 'scan.txt' }) };
  const reader = known as unknown as Sweep['reader'];
  expect(await sweep({ files: share(2_100), reader })).toMatchObject({ orphans: 21, binned: 21 });
  expect(await sweep({ files: share(2_099), reader })).toMatchObject({ binned: 0, refusal: 'too-many-orphans' });
});

it('moves nothing when a file without a record is older than the database', async () => {
  await orphan(idOf(1));
  await orphan(idOf(2), new Date('2026-09-30'));
  const all = await stored();
  expect(await sweep()).toMatchObject({ orphans: 2, binned: 0, refusal: 'database-younger-than-files' });
  expect(await stored()).toEqual(all);
});

it('deletes nothing from the bin while the database does not seem to belong to the files', async () => {
  const key = await orphan(idOf(1));
  await sweep();
  for (let number = 2; number < 23; number += 1) await orphan(idOf(number));
  const all = await stored();
  const refused = { refusal: 'too-many-orphans', deleted: 0 };
  expect(await sweep({ now: daysLater(31) })).toMatchObject(refused);
  expect(await stored()).toEqual(all);
  expect(all).toContain(`bin/2026-11-11/${key}`);
});

it("moves the program's own files only when it says that they are not needed", async () => {
  for (const key of ['lists/old/0', 'lists/new/0', 'reports/r1/0']) {
    await files.put(key, bytes);
    await utimes(join(folder, key), old, old);
  }
  const isNeeded = async (key: string) => (key.startsWith('lists/') ? key === 'lists/new/0' : undefined);
  expect(await sweep({ isNeeded })).toMatchObject({ examined: 2, binned: 1 });
  expect(await stored()).toEqual(['bin/2026-11-11/lists/old/0', 'lists/new/0', 'reports/r1/0']);
});
