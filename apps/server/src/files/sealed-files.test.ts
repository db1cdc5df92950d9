import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { type FileStore, type LocalDisk, localDisk } from '@dossier/records';
import { generateIdentity, identityToRecipient } from 'age-encryption';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openFiles } from '../runtime/open-files.ts';
import { isNoted, keySetOf, noteKeySet } from './key-set.ts';
import { rekeyFiles } from './rekey.ts';
import { sealedFiles } from './sealed-files.ts';
import { decrypterFor } from './sealing.ts';

/** The key of the server, a former one, and one that is kept elsewhere. */
let [own, former, elsewhere] = ['', '', ''];
let recipientElsewhere: string;
beforeAll(async () => {
  [own, former, elsewhere] = await Promise.all([generateIdentity(), generateIdentity(), generateIdentity()]);
  recipientElsewhere = await identityToRecipient(elsewhere);
});

let folder: string;
let base: LocalDisk;
let files: FileStore;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sealed-'));
  base = localDisk(join(folder, 'files'));
  files = await filesWith([own], [recipientElsewhere]);
  return () => rm(folder, { recursive: true, force: true });
});

async function filesWith(identities: readonly string[], recipients: readonly string[] = []): Promise<FileStore> {
  const keys = { identities, recipients };
  return sealedFiles(base, keys, await keySetOf(keys));
}

const key = 'kyc_docs/d1/passport.png';
const scan = Buffer.alloc(200_000, 'the passport of Hoekstra ');
const placeWith = (identities: readonly string[]) => ({
  kind: 'folder' as const,
  path: join(folder, 'files'),
  keys: { identities, recipients: [] },
});

describe('an encrypted file', () => {
  test.each([
    ['from memory', async () => scan],
    [
      'from a temporary file',
      async () => {
        await writeFile(join(folder, 'upload'), scan);
        return { path: join(folder, 'upload'), size: scan.length };
      },
    ],
  ])('%s is returned as it was, in whole and in parts, with its own size', async (_, content) => {
    await files.put(key, await content());
    expect((await buffer(files.read(key))).equals(scan)).toBe(true);
    expect(
      (await buffer(files.read(key, { start: 65_530, end: 131_080 }))).equals(scan.subarray(65_530, 131_081)),
    ).toBe(true);
    expect((await files.info(key))?.size).toBe(scan.length);
    expect(existsSync(join(folder, 'upload.sealed'))).toBe(false);
  });

  test.each([0, 1, 65_536, 131_072])('of %i bytes has its own size', async (size) => {
    await files.put(key, Buffer.alloc(size, 'x'));
    // A second reader has not remembered it.
    expect((await (await filesWith([own])).info(key))?.size).toBe(size);
    expect((await buffer(files.read(key))).length).toBe(size);
  });

  test('shows nothing of its content, and is opened by each of its keys alone', async () => {
    await files.put(key, scan);
    const stored = await readFile(base.pathOf(key));
    expect(stored.toString('latin1')).not.toContain('Hoekstra');
    for (const one of [own, elsewhere])
      expect(Buffer.from(await decrypterFor(one).decrypt(stored)).equals(scan)).toBe(true);
    await expect(buffer((await filesWith([former])).read(key))).rejects.toThrow('not among DOSSIER_FILE_KEYS');
  });

  test.runIf(existsSync('/usr/bin/age'))('is opened without the program by age -d', async () => {
    await files.put(key, scan);
    await writeFile(join(folder, 'key'), `${own}\n`, { mode: 0o600 });
    expect(execFileSync('/usr/bin/age', ['-d', '-i', join(folder, 'key'), base.pathOf(key)]).equals(scan)).toBe(true);
  });

  test.each([
    ['changed', (stored: Buffer) => stored.fill(0, 100_000, 100_001)],
    ['cut short at a chunk', (stored: Buffer) => stored.subarray(0, stored.length - (stored.length % 65_552) - 1)],
  ])('that was %s fails instead of returning other bytes', async (_, damage) => {
    await files.put(key, scan);
    await base.put(key, damage(await readFile(base.pathOf(key))));
    await expect(buffer(files.read(key))).rejects.toThrow();
  });

  test('is one of many that are read and given up at the same time', async () => {
    await files.put(key, scan);
    const givenUp = files.read(key);
    for await (const _ of givenUp) break;
    const all = await Promise.all(Array.from({ length: 8 }, () => buffer(files.read(key))));
    expect(all.every((one) => one.equals(scan))).toBe(true);
  });
});

describe('a file from before the encryption', () => {
  test('stays readable, and keeps its size', async () => {
    await base.put(key, scan);
    await base.put('reports/r1/short', Buffer.from('x'));
    expect((await buffer(files.read(key, { start: 4, end: 11 }))).toString()).toBe('passport');
    expect((await files.info(key))?.size).toBe(scan.length);
    expect((await buffer(files.read('reports/r1/short'))).toString()).toBe('x');
    await expect(buffer(files.read('reports/r1/none'))).rejects.toMatchObject({ code: 'ENOENT' });
  });
});

describe('a start', () => {
  test('is refused without a key that files need, and with a key that has a typing error', async () => {
    await files.put(key, scan);
    await expect(openFiles({ ...placeWith([]), keys: undefined })).rejects.toThrow(
      'add a key of these to DOSSIER_FILE_KEYS',
    );
    await expect(openFiles(placeWith([former]))).rejects.toThrow(await identityToRecipient(own));
    await expect(openFiles(placeWith([`${own.slice(0, -1)}${own.endsWith('Q') ? 'P' : 'Q'}`]))).rejects.toThrow(
      'typing error',
    );
    const { files: opened } = await openFiles(placeWith([former, own]));
    expect((await buffer(opened.read(key))).equals(scan)).toBe(true);
  });
});

describe('rekey', () => {
  test('encrypts plain files and those of a former key in place; then the former key is not needed', async () => {
    const keys = { identities: [own, former], recipients: [] };
    await base.put('reports/r1/en.pdf', Buffer.from('plain'));
    await base.put('identity', Buffer.from('desk-1'));
    await (await filesWith([former])).put(key, scan);
    await noteKeySet(base, await keySetOf(keys));
    expect(await rekeyFiles(base, keys)).toEqual({ rewritten: 2, current: 0, unreadable: [] });
    const { files: opened } = await openFiles(placeWith([own]));
    expect((await buffer(opened.read(key))).equals(scan)).toBe(true);
    expect((await buffer(opened.read('reports/r1/en.pdf'))).toString()).toBe('plain');
    expect((await readFile(base.pathOf('reports/r1/en.pdf'))).toString('latin1')).not.toContain('plain');
    expect(await readFile(base.pathOf('identity'), 'utf8')).toBe('desk-1');
    expect(await Readable.from(opened.list('')).toArray()).toHaveLength(3);
    expect(await rekeyFiles(base, keys)).toEqual({ rewritten: 0, current: 2, unreadable: [] });
  });

  test('continues after an interruption, and encrypts again when a recipient is added', async () => {
    await files.put(key, scan);
    await files.put('reports/r1/en.pdf', scan);
    const keys = { identities: [own], recipients: [] };
    const cutOff: FileStore = {
      ...base,
      put: (one, content) => (one === key ? Promise.reject(new Error('killed')) : base.put(one, content)),
    };
    expect(await rekeyFiles(cutOff, keys)).toMatchObject({ unreadable: [key] });
    expect(await isNoted(base, (await keySetOf({ identities: [own], recipients: [recipientElsewhere] })).id)).toBe(
      true,
    );
    expect(await rekeyFiles(base, keys)).toEqual({ rewritten: 1, current: 1, unreadable: [] });
    await expect(decrypterFor(elsewhere).decrypt(await readFile(base.pathOf(key)))).rejects.toThrow('no identity');
  });

  test('leaves a damaged file as it is, and keeps the note of its key', async () => {
    await (await filesWith([former])).put(key, scan);
    const damaged = (await readFile(base.pathOf(key))).subarray(0, 100_000);
    await base.put(key, damaged);
    const keys = { identities: [own, former], recipients: [] };
    expect(await rekeyFiles(base, keys)).toEqual({ rewritten: 0, current: 0, unreadable: [key] });
    expect((await readFile(base.pathOf(key))).equals(damaged)).toBe(true);
    await expect(openFiles(placeWith([own]))).rejects.toThrow('add a key of these');
  });
});
