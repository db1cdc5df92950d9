import { readdir, readFile, rename, stat, utimes, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const compressible = new Set(['.html', '.js', '.mjs', '.css', '.json', '.svg', '.wasm', '.txt', '.webmanifest']);
/** Minimum size: compressing smaller files saves no network packet. Unit: bytes. */
const minBytes = 1_000;

/** Large scripts and the PDF viewer load after a page is open, so a faster compression shortens the first start. */
const qualityOf = (file: string, bytes: number): number => (bytes > 1_000_000 || extname(file) === '.wasm' ? 9 : 11);

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

/** Result of compressing a folder. Unit: bytes before, and as brotli. */
export interface Compressed {
  files: number;
  bytes: number;
  compressedBytes: number;
}

/**
 * Writes the copies `x.br` and `x.gz` of every text file of a folder, so that the server only has to send them.
 * A copy that is not smaller is omitted.
 */
export async function compressFolder(folder: string): Promise<Compressed> {
  const names = await readdir(folder, { recursive: true });
  const results = await Promise.all(
    names.filter((name) => compressible.has(extname(name))).map((name) => compressFile(join(folder, name))),
  );
  const done = results.filter((result) => result !== undefined);
  return {
    files: done.length,
    bytes: done.reduce((sum, one) => sum + one.bytes, 0),
    compressedBytes: done.reduce((sum, one) => sum + one.compressedBytes, 0),
  };
}

async function compressFile(file: string) {
  const content = await readFile(file);
  if (content.length < minBytes) return undefined;
  const { atime, mtime } = await stat(file);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: qualityOf(file, content.length),
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  const copies = { br: await brotliAsync(content, { params }), gz: await gzipAsync(content, { level: 9 }) };
  for (const [extension, copy] of Object.entries(copies)) {
    if (copy.length >= content.length) continue;
    // Renamed when complete, because a server may already be serving the folder.
    const unfinished = `${file}.${extension}.part`;
    await writeFile(unfinished, copy);
    await utimes(unfinished, atime, mtime);
    await rename(unfinished, `${file}.${extension}`);
  }
  return { bytes: content.length, compressedBytes: Math.min(copies.br.length, content.length) };
}
