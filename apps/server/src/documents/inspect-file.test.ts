import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bitmapFontPdf } from '../../test/bitmap-font-pdf.ts';
import { onePagePdf } from '../../test/pdf-objects.ts';
import { uploadOf } from '../../test/upload-of.ts';
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

/** A PNG whose header states this size. */
async function pngWithSides(width: number, height: number): Promise<Buffer> {
  const { crc32 } = await import('node:zlib');
  const bytes = await readFile(file('card.png'));
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  bytes.writeUInt32BE(crc32(bytes.subarray(12, 29)), 29);
  return bytes;
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
    expect(await inspectFile(await uploadOf(file(name), 'whatever.bin'), 'p1')).toEqual({
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
    expect(await inspectFile(await uploadOf(path, 'bitmap-font.pdf'), 'p1')).toMatchObject({
      ok: true,
      value: { pages: 1 },
    });
  });

  test.each(['phone-photo.jpg', 'card.png'])('bytes after the end of %s do no harm', async (name) => {
    const path = await created(`long-${name}`, Buffer.concat([await readFile(file(name)), Buffer.alloc(100, 65)]));
    expect(await inspectFile(await uploadOf(path, name), 'p1')).toMatchObject({ ok: true });
  });

  test('[VAL-16] exactly 20 MB is accepted and a byte more is not', async () => {
    const most = await created('most.png', await pngOfSize(twentyMegabytes));
    const more = await created('more.png', await pngOfSize(twentyMegabytes + 1));
    expect(await inspectFile(await uploadOf(most, 'most.png'), 'p1')).toMatchObject({
      ok: true,
      value: { size: twentyMegabytes },
    });
    expect(await inspectFile(await uploadOf(more, 'more.png'), 'p1')).toEqual({
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
    expect(await inspectFile(await uploadOf(file(name), name), 'p1')).toEqual({
      ok: false,
      refusal: { code, facts: { name, ...facts } },
    });
  });

  test('an empty file is refused as empty', async () => {
    const path = await created('empty.pdf', new Uint8Array());
    expect(await inspectFile(await uploadOf(path, 'empty.pdf'), 'p1')).toMatchObject({
      ok: false,
      refusal: { code: 'file-empty' },
    });
  });

  test.each([
    ['a PNG with one changed byte', 'card.png', 200],
    ['a PNG whose header lies', 'card.png', 20],
  ])('%s is unreadable', async (_what, name, at) => {
    const bytes = await readFile(file(name));
    bytes[at] = (bytes[at] ?? 0) ^ 0xff;
    const path = await created(`changed-${at}.png`, bytes);
    expect(await inspectFile(await uploadOf(path, 'x.png'), 'p1')).toMatchObject({
      ok: false,
      refusal: { code: 'file-unreadable' },
    });
  });

  test.each(['phone-photo.jpg', 'progressive.jpg', 'card.png'])(
    '%s without its last byte is unreadable',
    async (name) => {
      const path = await created(`cut-${name}`, (await readFile(file(name))).subarray(0, -1));
      expect(await inspectFile(await uploadOf(path, name), 'p1')).toMatchObject({
        ok: false,
        refusal: { code: 'file-unreadable' },
      });
    },
  );

  test('a progressive image of more pixels than may be decoded at once is refused', async () => {
    const { default: sharp } = await import('sharp');
    const blank = sharp({ create: { width: 7100, height: 7100, channels: 3, background: '#fff' } });
    const [large, progressive] = await Promise.all([
      blank.clone().jpeg().toBuffer(),
      blank.clone().jpeg({ progressive: true }).toBuffer(),
    ]);
    expect(await inspectFile(await uploadOf(await created('large.jpg', large), 'x.jpg'), 'p1')).toMatchObject({
      ok: true,
    });
    expect(await inspectFile(await uploadOf(await created('progressive.jpg', progressive), 'x.jpg'), 'p1')).toEqual({
      ok: false,
      refusal: { code: 'file-too-many-pixels', facts: { name: 'x.jpg', maxMegapixels: 50 } },
    });
  });

  test('an image of more than 80 megapixels is refused before it is decoded', async () => {
    const path = await created('wide.png', await pngWithSides(8001, 10_000));
    expect(await inspectFile(await uploadOf(path, 'wide.png'), 'p1')).toEqual({
      ok: false,
      refusal: { code: 'file-too-many-pixels', facts: { name: 'wide.png', maxMegapixels: 80 } },
    });
  });

  test('a web page that contains a PDF is not accepted as PDF', async () => {
    const page = Buffer.concat([Buffer.from('<html><!--'), await readFile(file('scan-three-pages.pdf'))]);
    const path = await created('page.pdf', page);
    expect(await inspectFile(await uploadOf(path, 'page.pdf'), 'p1')).toMatchObject({
      ok: false,
      refusal: { code: 'file-type-not-accepted' },
    });
  });

  test('bytes that only begin like an image are unreadable', async () => {
    const path = await created('x.jpg', Buffer.from([0xff, 0xd8, 0xff, 0xd9]));
    expect(await inspectFile(await uploadOf(path, 'x.jpg'), 'p1')).toMatchObject({
      ok: false,
      refusal: { code: 'file-unreadable' },
    });
  });
});

describe('PDFs that are refused for what they contain', () => {
  const action = '<< /Type /Action /S /JavaScript /JS (app.alert\\(1\\)) >>';
  const flate = '/Filter /FlateDecode';
  const zeros = (megabytes: number) => deflateSync(Buffer.alloc(megabytes * 1024 * 1024));
  const link = (entries: string) => `<< /Type /Annot /Subtype /Link /Rect [0 0 9 9] ${entries} >>`;
  const base85 = (bytes: Buffer) => {
    let text = '';
    for (let at = 0; at + 4 <= bytes.length; at += 4) {
      let value = bytes.readUInt32BE(at);
      let group = '';
      for (let digit = 0; digit < 5; digit += 1) {
        group = String.fromCharCode(33 + (value % 85)) + group;
        value = Math.floor(value / 85);
      }
      text += group;
    }
    return Buffer.from(`${text}~>`);
  };

  test.each<[string, string, Buffer]>([
    [
      'a page that unpacks to more than 100 MB in two steps',
      'file-unpacks-too-large',
      onePagePdf({
        content: { entries: '/Filter [/FlateDecode /FlateDecode]', bytes: deflateSync(zeros(101)) },
      }),
    ],
    [
      'parts that unpack to more than 100 MB together',
      'file-unpacks-too-large',
      onePagePdf({ objects: [1, 2, 3].map(() => ({ entries: flate, bytes: zeros(34) })) }),
    ],
    [
      'a large part whose filter is named elsewhere',
      'file-unpacks-too-large',
      onePagePdf({ objects: [{ entries: '/Filter 6 0 R', bytes: zeros(101) }, '/FlateDecode'] }),
    ],
    [
      'a large part in base 85',
      'file-unpacks-too-large',
      onePagePdf({ objects: [{ entries: '/Filter [/ASCII#385Decode /FlateDecode]', bytes: base85(zeros(101)) }] }),
    ],
    [
      'an image of which more is packed than its size needs',
      'file-unpacks-too-large',
      onePagePdf({
        objects: [{ entries: `/Type /XObject /Subtype /Image /Width 9 /Height 9 ${flate}`, bytes: zeros(101) }],
      }),
    ],
    [
      'an image of more than 80 megapixels',
      'file-too-many-pixels',
      onePagePdf({
        objects: [{ entries: `/Type /XObject /Subtype /Image /Width 9000 /Height 9000 ${flate}`, bytes: zeros(1) }],
      }),
    ],
    ['a script that runs on opening', 'file-has-scripts', onePagePdf({ catalog: `/OpenAction ${action}` })],
    [
      'a script behind a link',
      'file-has-scripts',
      onePagePdf({ page: '/Annots [5 0 R]', objects: [link('/A << /S /J#61vaScript /JS (1) >>')] }),
    ],
    [
      'a script in a packed object',
      'file-has-scripts',
      onePagePdf({
        objects: [
          { entries: `/Type /ObjStm /N 1 /First 4 ${flate}`, bytes: deflateSync(Buffer.from(`9 0 ${action}`)) },
        ],
      }),
    ],
    [
      'an embedded file',
      'file-has-attachments',
      onePagePdf({
        catalog:
          '/Names << /EmbeddedFiles << /Names [(a.exe) << /Type /Filespec /F (a.exe) /EF << /F 5 0 R >> >>] >> >>',
        objects: [{ entries: '/Type /EmbeddedFile', bytes: Buffer.from('MZ') }],
      }),
    ],
    [
      'an embedded file on a page',
      'file-has-attachments',
      onePagePdf({
        page: '/Annots [<< /Type /Annot /Subtype /FileAttachment /Rect [0 0 9 9] /FS 5 0 R >>]',
        objects: ['<< /Type /Filespec /F (a.exe) >>'],
      }),
    ],
  ])('[DOC-15] %s gives %s', async (_what, code, bytes) => {
    const path = await created('content.pdf', bytes);
    expect(await inspectFile(await uploadOf(path, 'content.pdf'), 'p1')).toMatchObject({
      ok: false,
      refusal: { code, facts: { name: 'content.pdf' } },
    });
  });

  test('a 600 dpi scan of a page and parts of 99 MB are accepted', async () => {
    const image = { entries: `/Type /XObject /Subtype /Image /Width 4960 /Height 7016 ${flate}`, bytes: zeros(99) };
    const path = await created(
      'scan.pdf',
      onePagePdf({ objects: [image, image, { entries: flate, bytes: zeros(99) }] }),
    );
    expect(await inspectFile(await uploadOf(path, 'scan.pdf'), 'p1')).toMatchObject({ ok: true, value: { pages: 1 } });
  });
});
