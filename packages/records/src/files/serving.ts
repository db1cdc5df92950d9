import type { ByteRange, FileStore } from './file-store.ts';
import { sniff } from './sniff.ts';

/** Number of bytes that are sufficient to detect the type. */
const headBytes = 4100;
const maxRemembered = 5000;

/** Creates a function that detects the types of stored files; cached per file, because files never change. */
export function typeReader(files: FileStore): (key: string, size: number) => Promise<string> {
  const known = new Map<string, string>();
  return async (key, size) => {
    const remembered = known.get(key);
    if (remembered) return remembered;
    const { mimeType } = size === 0 ? { mimeType: 'text/plain' } : await sniff(await head(files, key, size));
    if (known.size >= maxRemembered) known.clear();
    known.set(key, mimeType);
    return mimeType;
  };
}

async function head(files: FileStore, key: string, size: number): Promise<Uint8Array> {
  const chunks: Buffer[] = [];
  for await (const chunk of files.read(key, { start: 0, end: Math.min(size, headBytes) - 1 }))
    chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

/** Types that a browser may display inline; all others are downloads. Source: docs/reference/record-api.md 12.2. */
export function isInline(mimeType: string): boolean {
  return mimeType === 'application/pdf' || (/^(image|video|audio)\//.test(mimeType) && !mimeType.includes('svg'));
}

const unsafe =
  /^text\/(?!plain|csv)|\+xml$|^application\/(?:xml|xhtml|(?:x-)?javascript|ecmascript|wasm|x-shockwave|postscript|x-sh)|^(?:multipart|message)\//;

/** Types that a program might execute or follow; served as binary in strict mode. */
export function isUnsafe(mimeType: string): boolean {
  return unsafe.test(mimeType);
}

const byExtension: Readonly<Record<string, string>> = {
  css: 'text/css',
  js: 'text/javascript',
  mjs: 'text/javascript',
};

/** Refines plain text by the file name. Never displayed inline. */
export function namedType(mimeType: string, name: string): string {
  const extension = name.split('.').at(-1) ?? '';
  const isPlain = mimeType === 'text/plain' && Object.hasOwn(byExtension, extension);
  return isPlain ? (byExtension[extension] as string) : mimeType;
}

/** Adds the charset to `text/…`. */
export function contentType(mimeType: string): string {
  return /^text\/(?:plain|html|xml)$/.test(mimeType) ? `${mimeType}; charset=utf-8` : mimeType;
}

/**
 * Parses a `Range` header: one or more parts; undefined for the whole file, null beyond the end, 'invalid' when
 * unreadable. Parts that together are longer than the file are the whole. Source: RFC 9110, section 14.
 */
export function rangesOf(
  header: string | undefined,
  size: number,
): readonly ByteRange[] | null | 'invalid' | undefined {
  if (header === undefined || header === '' || header === 'bytes=') return undefined;
  if (!header.startsWith('bytes=')) return 'invalid';
  const texts = header.slice('bytes='.length).split(',');
  const parts = texts.filter((text) => text.trim() !== '').map((text) => partOf(text.trim(), size));
  if (parts.includes('invalid')) return 'invalid';
  const found = parts.filter((part) => part !== null) as ByteRange[];
  if (found.length === 0) return parts.length > 0 ? null : undefined;
  const total = found.reduce((sum, { start, end }) => sum + end - start + 1, 0);
  return total > size ? undefined : found;
}

function partOf(text: string, size: number): ByteRange | null | 'invalid' {
  const [, first = '', last = ''] = /^(\d*)\s*-\s*(\d*)$/.exec(text) ?? [];
  if (first === '' && last === '') return 'invalid';
  if (first === '') return { start: Math.max(0, size - Number(last)), end: size - 1 };
  const start = Number(first);
  if (last !== '' && Number(last) < start) return 'invalid';
  return start >= size ? null : { start, end: last === '' ? size - 1 : Math.min(Number(last), size - 1) };
}
