import { inflateSync } from 'node:zlib';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** What a file says of itself as an archival document (ISO 19005-3). */
export interface PdfStructure {
  /** The file as text, without what is compressed. */
  readonly plain: string;
  /** The XMP packet. */
  readonly xmp: string;
  /** Names of the fonts, and of those whose program is embedded. */
  readonly fonts: readonly string[];
  readonly embedded: readonly string[];
  /** Operations that show text outside of a structure element and of decoration. */
  readonly untagged: readonly string[];
  /** References to the glyph of a missing character. */
  readonly missingGlyphs: number;
  /** The attached files by name. */
  readonly attachments: ReadonlyMap<string, Buffer>;
}

export async function structureOf(bytes: Uint8Array): Promise<PdfStructure> {
  const plain = Buffer.from(bytes).toString('latin1');
  const contents = streamsOf(plain).filter((content) => /\bT[Jj]\b/.test(content));
  const document = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise;
  const names = [...((await document.getAttachments()) ?? new Map()).keys()];
  const attached = await Promise.all(
    names.map(async (name) => [name, await document.getAttachmentContent(name)] as const),
  );
  const xmp = /<\?xpacket begin[\s\S]*?<\?xpacket end="w"\?>/.exec(plain)?.[0] ?? '';
  const fonts = [...plain.matchAll(/\/Subtype \/CIDFontType2\s+\/BaseFont \/(\S+)/g)].map(([, name = '']) => name);
  return {
    plain,
    xmp: Buffer.from(xmp, 'latin1').toString('utf8'),
    fonts: fonts.toSorted(),
    embedded: [...plain.matchAll(/\/FontName \/(\S+)[\s\S]*?>>/g)]
      .filter(([dictionary]) => dictionary.includes('/FontFile2 '))
      .map(([, name = '']) => name)
      .toSorted(),
    untagged: contents.flatMap(untaggedIn),
    missingGlyphs: contents.reduce((sum, content) => sum + missingIn(content), 0),
    attachments: new Map(attached.map(([name, content]) => [name, Buffer.from(content ?? [])])),
  };
}

/** The compressed streams of a file. */
function streamsOf(plain: string): string[] {
  return [...plain.matchAll(/\/Filter \/FlateDecode\s*>>\s*stream\n([\s\S]*?)\nendstream/g)].flatMap(
    ([, data = '']) => {
      try {
        return [inflateSync(Buffer.from(data, 'latin1')).toString('latin1')];
      } catch {
        return [];
      }
    },
  );
}

function untaggedIn(content: string): string[] {
  let depth = 0;
  return content.split('\n').filter((line) => {
    if (/\b(BMC|BDC)$/.test(line)) depth++;
    if (line === 'EMC') depth--;
    return /\bT[Jj]$/.test(line) && depth <= 0;
  });
}

/** Glyph 0 is the one of missing characters; glyphs have four digits. */
const missingIn = (content: string): number =>
  [...content.matchAll(/<([0-9a-f]+)>/g)]
    .flatMap(([, text = '']) => text.match(/.{4}/g) ?? [])
    .filter((one) => one === '0000').length;
