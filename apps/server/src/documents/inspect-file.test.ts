import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bitmapFontPdf } from '../../test/bitmap-font-pdf.ts';
import { inspectFile } from './inspect-file.ts';

const file = (name: string) => new URL(`../../test/files/${name}`, import.meta.url).pathname;
const twentyMegabytes = 20 * 1024 * 1024;

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'inspect-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function created(name: string, bytes: Uint8Array): Promise<string> {
  const path = join(folder, name);
  await writeFile(path, bytes);
  return path;
}

/** A valid PNG filled up to a size with a private chunk. */
async function pngOfSize(size: number): Promise<Buffer> {
  const { crc32 } = await import('node:zlib');
  const small = await readFile(file('card.png'));
  const chunk = Buffer.alloc(size - small.length);
  chunk.writeUInt32BE(chunk.length - 12, 0);
  chunk.write('fiLl', 4, 'latin1');
  chunk.writeUInt32BE(crc32(chunk.subarray(4, chunk.length - 4)), chunk.length - 4);
  return Buffer.concat([small.subarray(0, 33), chunk, small.subarray(33)]);
}

describe('files that are accepted', () => {
  test.each([
    ['scan-three-pages.pdf', 'application/pdf', 3],
    ['owner-password.pdf', 'application/pdf', 3],
    ['phone-photo.jpg', 'image/jpeg', 1],
    ['progressive.jpg', 'image/jpeg', 1],
    ['card.png', 'image/png', 1],
  ])('[DOC-15] the type of %s is detected by its content, with pages and checksum', async (name, mediaType, pages) => {
    const bytes = await readFile(file(name));
    expect(await inspectFile(file(name), 'whatever.bin')).toEqual({
      ok: true,
      value: {
        mediaType,
        pages,
        size: bytes.length,
        sha256: createHash('sha256').update(bytes).digest('hex'),
        encrypted: false,
      },
    });
  });

  test('a PDF with a font of bitmaps is readable', async () => {
    const path = await created('bitmap-font.pdf', bitmapFontPdf());
    expect(await inspectFile(path, 'bitmap-font.pdf')).toMatchObject({ ok: true, value: { pages: 1 } });
  });

  test.each(['phone-photo.jpg', 'card.png'])('bytes after the end of %s do no harm', async (name) => {
    const path = await created(`long-${name}`, Buffer.concat([await readFile(file(name)), Buffer.alloc(100, 65)]));
    expect(await inspectFile(path, name)).toMatchObject({ ok: true });
  });

  test('[VAL-16] exactly 20 MB is accepted and a byte more is not', async () => {
    const most = await created('most.png', await pngOfSize(twentyMegabytes));
    const more = await created('more.png', await pngOfSize(twentyMegabytes + 1));
    expect(await inspectFile(most, 'most.png')).toMatchObject({ ok: true, value: { size: twentyMegabytes } });
    expect(await inspectFile(more, 'more.png')).toEqual({
      ok: false,
      refusal: { code: 'file-too-large', facts: { name: 'more.png', maxSize: 20 } },
    });
  });
});

describe('files that are refused', () => {
  test.each([
    ['encrypted.pdf', 'file-password-protected', {}],
    ['truncated.pdf', 'file-unreadable', {}],
    ['truncated.jpg', 'file-unreadable', {}],
    ['truncated.png', 'file-unreadable', {}],
    ['word-renamed.pdf', 'file-type-not-accepted', { types: 'PDF, JPG, PNG' }],
  ])('%s gives %s', async (name, code, facts) => {
    expect(await inspectFile(file(name), name)).toEqual({ ok: false, refusal: { code, facts: { name, ...facts } } });
  });

  test('an empty file is refused as empty', async () => {
    const path = await created('empty.pdf', new Uint8Array());
    expect(await inspectFile(path, 'empty.pdf')).toMatchObject({ ok: false, refusal: { code: 'file-empty' } });
  });

  test.each([
    ['a PNG with one changed byte', 'card.png', 200],
    ['a PNG whose header lies', 'card.png', 20],
  ])('%s is unreadable', async (_what, name, at) => {
    const bytes = await readFile(file(name));
    bytes[at] = (bytes[at] ?? 0) ^ 0xff;
    const path = await created(`changed-${at}.png`, bytes);
    expect(await inspectFile(path, 'x.png')).toMatchObject({ ok: false, refusal: { code: 'file-unreadable' } });
  });

  test.each(['phone-photo.jpg', 'progressive.jpg', 'card.png'])(
    '%s without its last byte is unreadable',
    async (name) => {
      const path = await created(`cut-${name}`, (await readFile(file(name))).subarray(0, -1));
      expect(await inspectFile(path, name)).toMatchObject({ ok: false, refusal: { code: 'file-unreadable' } });
    },
  );

  test('a progressive image of more pixels than may be decoded at once is unreadable', async () => {
    const { default: sharp } = await import('sharp');
    const blank = sharp({ create: { width: 7100, height: 7100, channels: 3, background: '#fff' } });
    const [large, progressive] = await Promise.all([
      blank.clone().jpeg().toBuffer(),
      blank.clone().jpeg({ progressive: true }).toBuffer(),
    ]);
    expect(await inspectFile(await created('large.jpg', large), 'x.jpg')).toMatchObject({ ok: true });
    expect(await inspectFile(await created('progressive.jpg', progressive), 'x.jpg')).toMatchObject({
      ok: false,
      refusal: { code: 'file-unreadable' },
    });
  });

  test('a web page that contains a PDF is not accepted as PDF', async () => {
    const page = Buffer.concat([Buffer.from('<html><!--'), await readFile(file('scan-three-pages.pdf'))]);
    const path = await created('page.pdf', page);
    expect(await inspectFile(path, 'page.pdf')).toMatchObject({
      ok: false,
      refusal: { code: 'file-type-not-accepted' },
    });
  });

  test('bytes that only begin like an image are unreadable', async () => {
    const path = await created('x.jpg', Buffer.from([0xff, 0xd8, 0xff, 0xd9]));
    expect(await inspectFile(path, 'x.jpg')).toMatchObject({ ok: false, refusal: { code: 'file-unreadable' } });
  });
});
