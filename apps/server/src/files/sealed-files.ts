import { createReadStream, createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import type { ByteRange, FileContent, FileStore } from '@dossier/records';
import { type FileKeys, keyFileOf } from './file-keys.ts';
import { isKeyNote, type KeySet, noteKeySet } from './key-set.ts';
import { sealInThread } from './seal-threads.ts';
import { headerOf, isSealed, magicBytes, maxHeaderBytes, openedSize } from './sealed-header.ts';

/** Contains the random id of the database, and is read before any key is known. */
const identityKey = 'identity';

export const isNeverSealed = (key: string): boolean => key === identityKey || isKeyNote(key);

/** Sizes that are remembered. */
const maxRemembered = 5_000;

/**
 * Encrypts every file that is written to a storage, and decrypts what is read. Files that were stored before are read
 * as they are: uploads are inspected, so no document begins like an encrypted file.
 */
export function sealedFiles(base: FileStore, keys: FileKeys, set: KeySet): FileStore {
  let noted: Promise<void> | undefined;
  /** Sizes of the content of encrypted files, which never change. */
  const sizes = new Map<string, number>();
  return {
    async put(key, content) {
      if (isNeverSealed(key)) return base.put(key, content);
      noted ??= noteKeySet(base, set);
      await noted;
      const sealed = await seal(content, set);
      try {
        await base.put(key, sealed);
      } finally {
        if (!(sealed instanceof Uint8Array)) await rm(sealed.path, { force: true });
      }
    },
    async info(key) {
      const stored = await base.info(key);
      if (!stored || stored.size < magicBytes) return stored;
      const known = sizes.get(key);
      if (known !== undefined) return { ...stored, size: known };
      const header = headerOf(await headOf(base, key, stored.size));
      if (!header) return stored;
      if (sizes.size >= maxRemembered) sizes.clear();
      const size = openedSize(stored.size, header);
      sizes.set(key, size);
      return { ...stored, size };
    },
    read: (key, range) => Readable.from(contentOf(base.read(key), keys, range), { objectMode: false }),
    move: (key, to) => base.move(key, to),
    delete: (key) => base.delete(key),
    async *list(prefix) {
      for await (const key of base.list(prefix)) if (!isKeyNote(key)) yield key;
    },
    tidy: (before, isStopping) => base.tidy(before, isStopping),
    probe: () => base.probe(),
  };
}

/** The first bytes of a stored file. */
export function headOf(base: FileStore, key: string, size: number): Promise<Buffer> {
  return buffer(base.read(key, { start: 0, end: Math.min(size, maxHeaderBytes) - 1 }));
}

/** A temporary file is encrypted to another one next to it. */
async function seal(content: FileContent, { id, recipients }: KeySet): Promise<FileContent> {
  const job = { recipients, keySet: id };
  if (content instanceof Uint8Array) return buffer(sealInThread(job, Readable.from(slicesOf(content))));
  const to = createWriteStream(`${content.path}.sealed`, { mode: 0o600, flags: 'wx' });
  await pipeline(sealInThread(job, createReadStream(content.path)), to);
  return { path: `${content.path}.sealed`, size: to.bytesWritten };
}

/** Pieces of this size are copied at once, and moved to the thread: the content still belongs to the caller. */
const sliceBytes = 256 * 1024;

function* slicesOf(content: Uint8Array): Generator<Uint8Array> {
  for (let at = 0; at < content.byteLength; at += sliceBytes)
    yield new Uint8Array(content.subarray(at, at + sliceBytes));
}

/**
 * The content of a stored file. It is read from its beginning and through one connection, whatever the range, because it
 * may be encrypted again at any moment.
 */
async function* contentOf(stored: Readable, keys: FileKeys, range: ByteRange | undefined): AsyncGenerator<Uint8Array> {
  const chunks = stored[Symbol.asyncIterator]() as AsyncIterator<Buffer>;
  try {
    const head = await firstOf(chunks);
    const whole = joined(head, chunks);
    if (!isSealed(head)) yield* cut(whole, range);
    else yield* opened(whole, keys, range);
  } finally {
    stored.destroy();
  }
}

async function* opened(sealed: AsyncIterable<Uint8Array>, keys: FileKeys, range: ByteRange | undefined) {
  const content = sealInThread({ keyFile: keyFileOf(keys) }, sealed);
  try {
    yield* cut(content as AsyncIterable<Uint8Array>, range);
  } catch (error) {
    if (!/no identity matched/.test((error as Error).message)) throw error;
    throw new Error('The file is encrypted to a key that is not among DOSSIER_FILE_KEYS.', { cause: error });
  } finally {
    content.destroy();
  }
}

/** Enough bytes to tell whether the file is encrypted; fewer when it is shorter. */
async function firstOf(chunks: AsyncIterator<Buffer>): Promise<Buffer> {
  let head = Buffer.alloc(0);
  while (head.byteLength < magicBytes) {
    const next = await chunks.next();
    if (next.done) break;
    head = Buffer.concat([head, next.value]);
  }
  return head;
}

async function* joined(head: Buffer, chunks: AsyncIterator<Buffer>): AsyncGenerator<Uint8Array> {
  if (head.byteLength > 0) yield head;
  for (let next = await chunks.next(); !next.done; next = await chunks.next()) yield next.value;
}

async function* cut(chunks: AsyncIterable<Uint8Array>, range: ByteRange | undefined): AsyncGenerator<Uint8Array> {
  if (!range) return yield* chunks;
  let at = 0;
  for await (const chunk of chunks) {
    const part = chunk.subarray(Math.max(0, range.start - at), range.end + 1 - at);
    at += chunk.byteLength;
    if (part.byteLength > 0) yield part;
    if (at > range.end) return;
  }
}
