import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { defineCollection } from '../collection/collection.ts';
import { OutcomeUnknown } from '../core/errors.ts';
import { file, text } from '../fields/index.ts';
import type { FileStore } from '../files/file-store.ts';
import { localDisk } from '../files/local-disk.ts';
import { newFile } from '../files/new-file.ts';
import { orphansOf } from './orphans.ts';
import { fileKey, withFiles } from './with-files.ts';

const rules = { list: null, view: null, create: null, update: null, delete: null };
const albums = defineCollection({
  name: 'albums',
  fields: { cover: file(), docs: file({ maxSelect: 3 }), title: text() },
  rules,
});
const id = 'albumalbumalbum';
let folder: string;
let files: FileStore;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'files-'));
  files = localDisk(folder);
});
afterAll(() => rm(folder, { recursive: true }));

const make = (name: string) => newFile(name, new TextEncoder().encode(name));
const isThere = async (name: string) => (await files.info(fileKey(albums, id, name))) !== undefined;

describe('files of a write', () => {
  it('are stored before the transaction and stay when it succeeds', async () => {
    const [cover, doc] = [await make('cover.txt'), await make('doc.txt')];
    const seen = await withFiles(
      files,
      { collection: albums, id, values: { cover, docs: ['old.txt', doc], title: 'x' } },
      async () => [await isThere(cover.storedName), await isThere(doc.storedName)],
    );
    expect(seen).toEqual([true, true]);
    expect(await isThere(cover.storedName)).toBe(true);
  });

  it('are deleted when it fails', async () => {
    const cover = await make('cover.txt');
    const run = () =>
      withFiles(files, { collection: albums, id, values: { cover } }, () => Promise.reject(new Error('refused')));
    await expect(run()).rejects.toThrow('refused');
    expect(await isThere(cover.storedName)).toBe(false);
  });

  it('stay when it is unknown whether the transaction was committed', async () => {
    const cover = await make('cover.txt');
    const lost = new OutcomeUnknown(new Error('connection lost'));
    const run = () => withFiles(files, { collection: albums, id, values: { cover } }, () => Promise.reject(lost));
    await expect(run()).rejects.toBe(lost);
    expect(await isThere(cover.storedName)).toBe(true);
  });

  it('of an id that is no folder are never written', async () => {
    const cover = await make('cover.txt');
    await expect(
      withFiles(files, { collection: albums, id: '../../x', values: { cover } }, async () => 'validated'),
    ).resolves.toBe('validated');
  });
});

describe('files without a record', () => {
  const change = (before: object | null, after: object | null) =>
    ({
      collection: 'albums',
      action: 'update',
      id,
      actor: null,
      operation: '',
      at: '',
      before: before && { id, ...before },
      after: after && { id, ...after },
    }) as const;

  it.each<[object | null, object | null, string[]]>([
    [null, { cover: 'a', docs: ['b'] }, []],
    [{ cover: 'a', docs: ['b', 'c'] }, { cover: 'a', docs: ['c'] }, ['b']],
    [{ cover: 'a', docs: ['b'] }, { cover: 'b', docs: ['a'] }, []],
    [{ cover: 'a', docs: ['b'], title: 't' }, null, ['a', 'b']],
    [{ cover: '', docs: [] }, null, []],
  ])('from %j to %j', (before, after, gone) => {
    expect(orphansOf(albums, change(before, after))).toEqual(gone.map((name) => fileKey(albums, id, name)));
  });
});
