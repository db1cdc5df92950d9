import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import { parentPort } from 'node:worker_threads';
import { ZipFile } from 'yazl';
import { movable } from './movable.ts';

/** Bytes that are read from a file, and sent, at once. */
const chunkBytes = 256 * 1024;

/** A file of an archive, with its content or where it comes from. */
export type ArchiveEntry = { readonly path: string } & (
  | { readonly text: string }
  /** A file on disk, stored without compression: scans and photos are compressed formats. */
  | { readonly file: string; readonly size: number; readonly modified: Date }
  /** Requested when the archive has been read up to it. */
  | { readonly isRequested: true }
);

/** Messages to the thread about the archive `id`. */
export type PackingOrder = { readonly id: number } & (
  | { readonly order: 'pack'; readonly entries: readonly ArchiveEntry[] }
  /** Answered by one chunk, the end or an error. Not sent again before that answer. */
  | { readonly order: 'read' }
  /** The content of the requested entry. */
  | { readonly order: 'give'; readonly bytes: Uint8Array }
  | { readonly order: 'cancel' }
);

/** What the thread answers about the archive `id`. */
export type PackingAnswer = { readonly id: number } & (
  | { readonly answer: 'chunk'; readonly bytes: Uint8Array }
  /** The content of the entry at this position is needed now. */
  | { readonly answer: 'request'; readonly at: number }
  | { readonly answer: 'end' }
  | { readonly answer: 'error'; readonly message: string; readonly code: string | undefined }
);

interface Archive {
  readonly out: Readable;
  readonly chunks: AsyncIterator<Buffer>;
  readonly give: (bytes: Uint8Array) => void;
}

const archives = new Map<number, Archive>();

function say(answer: PackingAnswer, moved: readonly ArrayBuffer[] = []): void {
  parentPort?.postMessage(answer, moved);
}

/**
 * yazl handles neither errors of entry streams nor an archive that is no longer read: the first would end the thread,
 * the second would leave a file open.
 */
function pack(id: number, entries: readonly ArchiveEntry[]): Archive {
  const zip = new ZipFile();
  const out = zip.outputStream as Readable;
  const abort = (error: unknown) => out.destroy(error instanceof Error ? error : new Error(String(error)));
  let current: Readable | undefined;
  let give: (bytes: Uint8Array) => void = () => undefined;
  zip.on('error', abort);
  // Reported to the next read; without a listener it would end the thread.
  out.on('error', () => undefined);
  out.once('close', () => current?.destroy());
  const send = (part: Readable): Readable => {
    current = part.on('error', abort);
    return out.destroyed ? part.destroy() : part;
  };
  for (const [at, entry] of entries.entries()) {
    if ('text' in entry) zip.addBuffer(Buffer.from(entry.text, 'utf8'), entry.path);
    else if ('file' in entry) {
      const { path, file, size, modified: mtime } = entry;
      zip.addReadStreamLazy(path, { mtime, compress: false, size }, (start) =>
        start(null, send(createReadStream(file, { highWaterMark: chunkBytes }))),
      );
    } else {
      zip.addReadStreamLazy(entry.path, {}, (start) => {
        give = (bytes) => start(null, send(Readable.from([bytes])));
        say({ id, answer: 'request', at });
      });
    }
  }
  zip.end();
  return { out, chunks: out[Symbol.asyncIterator](), give: (bytes) => give(bytes) };
}

async function read(id: number, { out, chunks }: Archive): Promise<void> {
  try {
    const { value, done } = await chunks.next();
    // Cancelled in the meantime.
    if (!archives.has(id)) return;
    if (!done) {
      const bytes = movable(value);
      return say({ id, answer: 'chunk', bytes }, [bytes.buffer]);
    }
    say({ id, answer: 'end' });
  } catch (error) {
    if (archives.has(id)) fail(id, out.errored ?? error);
  }
  archives.delete(id);
}

function fail(id: number, error: unknown): void {
  const { message, code } = error as NodeJS.ErrnoException;
  say({ id, answer: 'error', message, code });
}

/** An archive that cannot be packed must not end the thread, which packs others too. */
function begin(id: number, entries: readonly ArchiveEntry[]): void {
  try {
    archives.set(id, pack(id, entries));
  } catch (error) {
    fail(id, error);
  }
}

parentPort?.on('message', (order: PackingOrder) => {
  const { id } = order;
  if (order.order === 'pack') begin(id, order.entries);
  const archive = archives.get(id);
  if (!archive) return;
  if (order.order === 'read') void read(id, archive);
  if (order.order === 'give') archive.give(order.bytes);
  if (order.order !== 'cancel') return;
  archives.delete(id);
  archive.out.destroy();
});
