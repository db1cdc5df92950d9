import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { defineCollection } from '../collection/collection.ts';
import { file } from '../fields/file.ts';
import type { FileStore } from '../files/file-store.ts';
import { localDisk } from '../files/local-disk.ts';
import { newFile } from '../files/new-file.ts';
import { openTestStore } from '../testing/open-test-store.ts';
import { sweepFiles } from './sweep.ts';
import { fileKey, withFiles } from './with-files.ts';

const rules = { list: null, view: null, create: null, update: null, delete: null };
const papers = defineCollection({ name: 'papers', fields: { scan: file() }, rules });
const bytes = new TextEncoder().encode('a scan');
const old = new Date('2026-11-01');
const before = new Date('2026-11-10');

let folder: string;
let files: FileStore;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sweep-'));
  files = localDisk(folder);
});
afterAll(() => rm(folder, { recursive: true }));

it('removes what a crash left without a record, and nothing else', async () => {
  const { store, close } = await openTestStore({ papers });
  const collection = store.collections.get('papers') ?? papers;
  const scan = await newFile('scan.txt', bytes);
  const id = 'papernumber0001';
  await withFiles(files, { collection, id, values: { scan } }, () =>
    store.transaction((records) => records.create('papers', { id, scan })),
  );
  const named = fileKey(collection, id, scan.storedName);
  const ofNobody = fileKey(collection, 'neverwritten001', 'scan_0123456789.txt');
  const replaced = fileKey(collection, id, 'scan_9876543210.txt');
  const young = fileKey(collection, 'beingwritten001', 'scan_0123456789.txt');
  const ownOfProgram = 'reports/r1/report.pdf';
  for (const key of [ofNobody, replaced, young, ownOfProgram]) await files.put(key, bytes);
  const cutShort = join(folder, collection.id, id, '.0b7e.part');
  await writeFile(cutShort, bytes);
  for (const key of [named, ofNobody, replaced, ownOfProgram]) await utimes(join(folder, key), old, old);
  await utimes(cutShort, old, old);

  const sweep = { files, reader: store.reader, collections: store.collections.values(), before };
  expect(await sweepFiles(sweep)).toBe(2);
  const left: string[] = [];
  for await (const key of files.list('')) left.push(key);
  expect(left.toSorted()).toEqual([named, young, ownOfProgram].toSorted());
  expect(await readdir(join(folder, collection.id, id))).toEqual([scan.storedName]);
  await close();
});
