import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FileStore } from './file-store.ts';
import { localDisk } from './local-disk.ts';
import { newFile } from './new-file.ts';
import { contentType, isInline, rangesOf } from './serving.ts';
import { sniff } from './sniff.ts';
import { isSafeName, storedName } from './stored-name.ts';

const bytes = (text: string) => new TextEncoder().encode(text);

describe('stored names', () => {
  it.each([
    ['My Photo (1).PNG', /^my_photo_1_[a-z0-9]{10}\.PNG$/],
    ['dots.in.name.txt', /^dots_in_[a-z0-9]{10}\.name\.txt$/],
    ['a_b.tar.gz', /^a_b_[a-z0-9]{10}\.tar\.gz$/],
    ['ünïcödé.txt', /^n_c_d_[a-z0-9]{10}\.txt$/],
    ['日本.txt', /^[a-z0-9]{10}_[a-z0-9]{10}\.txt$/],
    ['camelCaseName.pdf', /^camel_case_name_[a-z0-9]{10}\.pdf$/],
    ['noextension', /^noextension_[a-z0-9]{10}\.pdf$/],
    ['../../etc/passwd', /^passwd_[a-z0-9]{10}\.pdf$/],
    ['..\\..\\boot.ini', /^[a-z0-9]{10}_[a-z0-9]{10}\.boot\.ini$/],
    ['', /^[a-z0-9]{10}_[a-z0-9]{10}\.pdf$/],
    ['odd.ex<t', /^odd_[a-z0-9]{10}\.ext$/],
    ['trailing.', /^trailing_[a-z0-9]{10}\.$/],
    [`long.${'e'.repeat(40)}`, /^long_[a-z0-9]{10}\.e{20}$/],
    [`${'x'.repeat(300)}.pdf`, /^x{100}_[a-z0-9]{10}\.pdf$/],
  ])('of %j', (original, expected) => {
    const name = storedName(original, '.pdf');
    expect(name).toMatch(expected);
    expect(isSafeName(name)).toBe(true);
  });

  it('differ each time', () => {
    expect(storedName('a.txt', '')).not.toBe(storedName('a.txt', ''));
  });

  it.each(['..', '.', '', '.hidden', 'a/b', 'a\\b', 'a b', 'a\0b'])('that are not safe: %j', (name) => {
    expect(isSafeName(name)).toBe(false);
  });
});

describe('content', () => {
  const png = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  );
  it.each<[string, Uint8Array, string]>([
    ['a picture', png, 'image/png'],
    ['a PDF', bytes('%PDF-1.7\n%âãÏÓ\n'), 'application/pdf'],
    ['plain text', bytes('hello\nworld\ttabs'), 'text/plain'],
    ['text with accents', bytes('één café'), 'text/plain'],
    ['nothing', bytes(''), 'text/plain'],
    ['a page', bytes('\n <!DOCTYPE html><html></html>'), 'text/html'],
    ['a script', bytes('<script>alert(1)</script>'), 'text/html'],
    ['a page after a comment', bytes('<!-- x --><html>'), 'text/html'],
    ['a drawing', bytes('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"></svg>'), 'image/svg+xml'],
    ['XML', bytes('<?xml version="1.0"?><a/>'), 'text/xml'],
    ['JSON', bytes('{"a":[1,2]}'), 'application/json'],
    ['almost JSON', bytes('{"a":'), 'text/plain'],
    ['control characters', Uint8Array.of(1, 2, 3, 0, 255, 7), 'application/octet-stream'],
    ['broken UTF-8', Uint8Array.of(0x61, 0xff, 0xfe, 0x61), 'application/octet-stream'],
  ])('is recognised: %s', async (_, content, mimeType) => {
    expect((await sniff(content)).mimeType).toBe(mimeType);
  });

  it('counts, not the name: a page called .png is a page', async () => {
    const file = await newFile('holiday.png', bytes('<html><script>1</script></html>'));
    expect(file.mimeType).toBe('text/html');
    expect(file.storedName).toMatch(/\.png$/);
    expect(file.originalName).toBe('holiday.png');
    expect(file.size).toBe(31);
  });

  it.each([
    ['image/png', true],
    ['image/svg+xml', false],
    ['video/mp4', true],
    ['audio/mpeg', true],
    ['application/pdf', true],
    ['text/html', false],
    ['text/plain', false],
    ['application/octet-stream', false],
  ])('of type %s is shown in place: %s', (mimeType, expected) => {
    expect(isInline(mimeType)).toBe(expected);
  });

  it('of texts includes the charset', () => {
    expect(contentType('text/plain')).toBe('text/plain; charset=utf-8');
    expect(contentType('image/png')).toBe('image/png');
  });
});

describe('ranges', () => {
  it.each([
    ['bytes=0-3', [{ start: 0, end: 3 }]],
    ['bytes=4-', [{ start: 4, end: 9 }]],
    ['bytes=-3', [{ start: 7, end: 9 }]],
    ['bytes=-30', [{ start: 0, end: 9 }]],
    ['bytes=5-500', [{ start: 5, end: 9 }]],
    ['bytes=10-', null],
    ['bytes=-0', [{ start: 10, end: 9 }]],
    ['bytes=5-2', 'invalid'],
    ['bytes=-', 'invalid'],
    [
      'bytes=0-1,3-4',
      [
        { start: 0, end: 1 },
        { start: 3, end: 4 },
      ],
    ],
    ['bytes=0-1,20-30', [{ start: 0, end: 1 }]],
    ['bytes=0-7,2-9', undefined],
    ['bytes=0-1,x', 'invalid'],
    ['items=0-1', 'invalid'],
    [undefined, undefined],
  ])('%s of ten bytes', (header, expected) => {
    expect(rangesOf(header, 10)).toEqual(expected);
  });
});

describe('the local disk', () => {
  let folder: string;
  let files: FileStore;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'files-'));
    files = localDisk(folder);
  });
  afterAll(() => rm(folder, { recursive: true }));

  const readAll = async (key: string) => (await files.read(key).toArray()).map(String).join('');

  it('makes them readable only by the owner', async () => {
    await files.put('c1/r1/private.txt', bytes('x'));
    expect((await stat(join(folder, 'c1/r1/private.txt'))).mode & 0o077).toBe(0);
  });

  it('leaves no part of a file behind', async () => {
    await files.put('c1/r2/b.txt', bytes('x'));
    expect(await readdir(join(folder, 'c1/r2'))).toEqual(['b.txt']);
  });

  it('knows what is not there', async () => {
    expect(await files.info('c1/r1/none.txt')).toBeUndefined();
    expect(await files.info('c1/r1/a.txt/none')).toBeUndefined();
    await expect(readAll('c1/r1/none.txt')).rejects.toMatchObject({ code: 'ENOENT' });
  });

  it('deletes a file, and the folder with its last one; twice is fine', async () => {
    await files.put('c2/r1/a.txt', bytes('x'));
    await files.put('c2/r1/b.txt', bytes('x'));
    await files.delete('c2/r1/a.txt');
    await files.delete('c2/r1/a.txt');
    expect(await readdir(join(folder, 'c2/r1'))).toEqual(['b.txt']);
    await files.delete('c2/r1/b.txt');
    expect(await readdir(join(folder, 'c2'))).toEqual([]);
  });

  it('moves a file to another key, with its folder when it was the last one', async () => {
    await files.put('c4/r1/a.txt', bytes('moved'));
    await files.move('c4/r1/a.txt', 'bin/c4/r1/a.txt');
    await files.move('c4/r1/a.txt', 'bin/c4/r1/a.txt');
    expect(await readAll('bin/c4/r1/a.txt')).toBe('moved');
    expect(await readdir(join(folder, 'c4'))).toEqual([]);
  });

  it('makes folders accessible to the owner only', async () => {
    await files.put('c5/r1/a.txt', bytes('x'));
    for (const name of ['c5', 'c5/r1']) expect((await stat(join(folder, name))).mode & 0o077).toBe(0);
  });

  it('that does not exist has no files', async () => {
    expect(await Readable.from(localDisk(join(folder, 'missing')).list('')).toArray()).toEqual([]);
  });
});
