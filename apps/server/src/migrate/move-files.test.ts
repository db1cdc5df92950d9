import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { type FileStore, localDisk } from '@dossier/records';
import { beforeEach, describe, expect, test } from 'vitest';
import { filesIn, movedFilesIn } from '../runtime/data-folder.ts';
import { copyFiles, leaveFolder } from './move-files.ts';

let folder: string;
let from: FileStore;
let to: FileStore;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'move-files-'));
  from = localDisk(filesIn(folder));
  to = localDisk(join(folder, 'target'));
  await from.put('identity', Buffer.from('desk-1'));
  await from.put('kyc_docs/d1/passport.png', Buffer.from('a scan'));
  await from.put('reports/r1/en.pdf', Buffer.from('a report'));
  return () => rm(folder, { recursive: true, force: true });
});

const keysOf = async (files: FileStore) => (await Readable.from(files.list('')).toArray()).toSorted();

describe('files that are copied to another storage', () => {
  test('are all there with their content, belong to the same database, and stay where they were', async () => {
    expect(await copyFiles({ from, to, compareAll: true })).toEqual({ copied: 2, present: 0, deleted: 0 });
    expect(await keysOf(to)).toEqual(await keysOf(from));
    expect(await text(to.read('kyc_docs/d1/passport.png'))).toBe('a scan');
    expect(await text(to.read('identity'))).toBe('desk-1\n');
  });

  test('are compared when it is repeated; new and damaged ones are copied', async () => {
    await copyFiles({ from, to, compareAll: true });
    await from.put('kyc_docs/d2/deed.pdf', Buffer.from('a deed'));
    await to.put('reports/r1/en.pdf', Buffer.from('b report'));
    expect(await copyFiles({ from, to, compareAll: true })).toEqual({ copied: 2, present: 1, deleted: 0 });
    expect(await text(to.read('reports/r1/en.pdf'))).toBe('a report');
  });

  test('are not mixed with those of another desk', async () => {
    await to.put('identity', Buffer.from('desk-2'));
    await expect(copyFiles({ from, to, compareAll: true })).rejects.toThrow('another desk');
    expect(await keysOf(to)).toEqual(['identity']);
  });

  test('are not trusted when the storage returns other bytes: the target does not become the desk’s', async () => {
    const lying: FileStore = { ...to, read: () => Readable.from([Buffer.from('other')]) };
    await expect(copyFiles({ from, to: lying, compareAll: true })).rejects.toThrow('other bytes than were written');
    expect(await to.info('identity')).toBeUndefined();
  });
});

test('a start with object storage copies what was added since the move, and leaves the folder under another name', async () => {
  await copyFiles({ from, to, compareAll: true });
  await from.put('kyc_docs/d2/deed.pdf', Buffer.from('a deed'));
  const said: string[] = [];
  const say = (sentence: string) => void said.push(sentence);
  await leaveFolder(folder, to, say);
  expect(await text(to.read('kyc_docs/d2/deed.pdf'))).toBe('a deed');
  expect(said.at(-1)).toContain('Copied 1 files, 2 were there.');
  expect(existsSync(filesIn(folder))).toBe(false);
  expect(await keysOf(localDisk(movedFilesIn(folder)))).toHaveLength(4);
  await leaveFolder(folder, to, say);
  expect(said).toHaveLength(2);
});
