import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { isSwiftInstalled, startSwift, swiftSentence, type TestSwift } from '../testing/swift.ts';
import type { FileStore } from './file-store.ts';
import { localDisk } from './local-disk.ts';
import { objectStorage } from './object-storage.ts';
import type { Bucket } from './s3-connection.ts';

let folder: string;
let swift: TestSwift | undefined;
let bucket: Bucket;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'storage-'));
});
afterAll(async () => {
  await rm(folder, { recursive: true });
  await swift?.stop();
});

const text = (content: string) => new TextEncoder().encode(content);
const readAll = (files: FileStore, key: string, range?: { start: number; end: number }) =>
  buffer(files.read(key, range)).then(String);
const keysOf = async (files: FileStore, prefix: string) =>
  (await Readable.from(files.list(prefix)).toArray()).toSorted();

const storages: readonly [string, () => Promise<FileStore>][] = [
  ['the local disk', async () => localDisk(join(folder, 'files'))],
];

/** Small pages, so that a listing has several. */
async function openSwift(): Promise<FileStore> {
  swift = await startSwift();
  bucket = await swift.makeBucket('files');
  return objectStorage(bucket, { pageSize: 3 });
}

if (!isSwiftInstalled()) process.stderr.write(`${swiftSentence}\n`);

describe.each(isSwiftInstalled() ? [...storages, ['OpenStack Swift', openSwift] as const] : storages)(
  'files on %s',
  (_, open) => {
    let files: FileStore;
    beforeAll(async () => {
      files = await open();
    }, 120_000);

    it('are returned as they were stored: a few bytes, none, and 20 MB from a temporary file', async () => {
      const large = Buffer.alloc(20 * 1024 * 1024, '0123456789abcdef-');
      const path = join(folder, 'upload');
      await writeFile(path, large);
      await files.put('c1/r1/a.txt', text('0123456789'));
      await files.put('c1/r1/empty', text(''));
      await files.put('c1/r1/large', { path, size: large.length });
      expect(await readAll(files, 'c1/r1/a.txt')).toBe('0123456789');
      expect(await readAll(files, 'c1/r1/empty')).toBe('');
      expect((await buffer(files.read('c1/r1/large'))).equals(large)).toBe(true);
      const sizes = ['a.txt', 'empty', 'large'].map(async (name) => (await files.info(`c1/r1/${name}`))?.size);
      expect(await Promise.all(sizes)).toEqual([10, 0, large.length]);
      const { modified } = (await files.info('c1/r1/a.txt')) ?? {};
      expect(Math.abs(Date.now() - Number(modified))).toBeLessThan(300_000);
    });

    it.each([
      [0, 0, '0'],
      [2, 4, '234'],
      [9, 9, '9'],
      [7, 500, '789'],
      [10, 20, ''],
    ])('are read in parts, from byte %i to %i', async (start, end, expected) => {
      await files.put('c1/r2/a.txt', text('0123456789'));
      expect(await readAll(files, 'c1/r2/a.txt', { start, end })).toBe(expected);
    });

    it('that are missing are undefined, fail when they are read, and can be deleted and moved', async () => {
      expect(await files.info('c1/r1/none.txt')).toBeUndefined();
      await expect(readAll(files, 'c1/r1/none.txt')).rejects.toMatchObject({ code: 'ENOENT' });
      await expect(readAll(files, 'c1/r1/none.txt', { start: 0, end: 3 })).rejects.toMatchObject({ code: 'ENOENT' });
      await files.delete('c1/r1/none.txt');
      await files.move('c1/r1/none.txt', 'c1/r1/other.txt');
      expect(await keysOf(files, 'c1/r1/o')).toEqual([]);
    });

    it('have names with every character that is allowed', async () => {
      const key = 'c3/-r_1/A.b*c+d=e#f-.tar.gz';
      await files.put(key, text('x'));
      expect(await readAll(files, key)).toBe('x');
      expect(await keysOf(files, 'c3/')).toEqual([key]);
      await files.move(key, `bin/2026-11-26/${key}`);
      expect(await keysOf(files, 'c3/')).toEqual([]);
      expect(await readAll(files, `bin/2026-11-26/${key}`)).toBe('x');
    });

    it('are listed by their beginning over several pages, right after they were stored and deleted', async () => {
      const keys = Array.from({ length: 7 }, (__, at) => `c4/r${at}/a.txt`);
      await Promise.all(keys.map((key) => files.put(key, text('x'))));
      await files.put('c5/r1/a.txt', text('x'));
      expect(await keysOf(files, 'c4/')).toEqual(keys);
      await files.delete('c4/r3/a.txt');
      expect(await keysOf(files, 'c4/')).toEqual(keys.filter((key) => key !== 'c4/r3/a.txt'));
      expect(await keysOf(files, 'c9/')).toEqual([]);
    });

    it('may be stored again under their key', async () => {
      await files.put('c6/r1/a.txt', text('same'));
      await files.put('c6/r1/a.txt', text('same'));
      expect(await readAll(files, 'c6/r1/a.txt')).toBe('same');
    });

    it('are not changed by finding out whether the storage works', async () => {
      const before = await keysOf(files, '');
      await files.probe();
      expect(await keysOf(files, '')).toEqual(before);
    });

    it.each(['../x', 'a/../b', 'a//b', '/etc/passwd', 'a/.part'])('have no key like %j', async (key) => {
      await expect((async () => files.put(key, text('x')))()).rejects.toThrow('unsafe file key');
      expect(() => files.read(key)).toThrow('unsafe file key');
    });
  },
);

describe.runIf(isSwiftInstalled())('a bucket on OpenStack Swift', () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  it.each([
    ['a wrong secret', { secret: 'wrong' }, 'the access key or its secret is wrong'],
    ['an unknown access key', { keyId: 'nobody' }, 'the access key or its secret is wrong'],
    ['a missing bucket', { name: 'none' }, 'The bucket does not exist.'],
    ['TLS where there is none', { endpoint: 'https' }, 'does not speak TLS'],
    ['nothing at its address', { endpoint: 'http://127.0.0.1:1' }, 'nothing answers at its address'],
  ])('is refused in a sentence for %s', async (__, change, sentence) => {
    const changed = { ...bucket, ...change };
    if (changed.endpoint === 'https') changed.endpoint = bucket.endpoint.replace('http', 'https');
    await expect(objectStorage(changed, { attempts: 1 }).probe()).rejects.toThrow(sentence);
  });

  it('is refused in a sentence while the clock of this machine is wrong', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 20 * 60_000 });
    await expect(objectStorage(bucket).probe()).rejects.toThrow('The clock of this machine differs');
  });
});
