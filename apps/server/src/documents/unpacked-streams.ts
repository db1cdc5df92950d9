import { Readable } from 'node:stream';
import { constants, createInflateRaw, inflateRawSync } from 'node:zlib';
import { type ActiveContent, activeContentIn, withoutEscapes } from './active-content.ts';
import { pixelsIn } from './image-pixels.ts';
import { decodedText } from './text-filters.ts';

/** Bounds of what a PDF contains once it is unpacked. */
export interface UnpackBounds {
  /** All streams together except images, and each image. Unit: bytes. */
  readonly bytes: number;
  /** Each image. */
  readonly pixels: number;
}

export type StreamProblem = 'unpacks-too-large' | 'too-many-pixels' | ActiveContent;

/** Streams are unpacked in one step up to this size, and in small parts beyond. Unit: bytes. */
const inOneStep = 1024 * 1024;
/** Dictionaries are searched for in this many bytes before a stream. */
const dictionaryBytes = 2048;
/** Deflate within deflate is followed to this depth. */
const maxDepth = 8;

class OverBound extends Error {}

/**
 * Checks the size of all streams of a PDF without holding a large one in memory, and its objects. Compression is detected by content,
 * because the names of filters can be hidden behind references. Streams of an encrypted PDF and those compressed with
 * LZW, run lengths or as images are not unpacked: only their reader's memory bounds them.
 */
export async function findStreamProblem(pdf: Buffer, bounds: UnpackBounds): Promise<StreamProblem | undefined> {
  const shared = new Budget(bounds.bytes);
  try {
    for (const { dictionary, content } of streamsOf(pdf)) {
      if (pixelsIn(dictionary, content) > bounds.pixels) return 'too-many-pixels';
      const isImage = /\/Subtype\s*\/Image\b/.test(dictionary);
      const small = await measure(decodedText(dictionary, content), isImage ? new Budget(bounds.bytes) : shared);
      // Streams of objects (ISO 32000-1, 7.5.7) contain what would otherwise be readable in the file.
      const active = /\/ObjStm\b/.test(dictionary) && small ? activeContentIn(small.toString('latin1')) : undefined;
      if (active) return active;
    }
    return activeContentIn(pdf.toString('latin1'));
  } catch (error) {
    if (error instanceof OverBound) return 'unpacks-too-large';
    throw error;
  }
}

/** Counts unpacked bytes. */
class Budget {
  #left: number;
  constructor(bytes: number) {
    this.#left = bytes;
  }
  /** @throws OverBound */
  take(bytes: number): void {
    this.#left -= bytes;
    if (this.#left < 0) throw new OverBound();
  }
}

interface PdfStream {
  /** Text before the stream, which contains its dictionary with escaped characters replaced. */
  readonly dictionary: string;
  /** From the first byte of the stream to the end of the file. */
  readonly content: Buffer;
}

function* streamsOf(pdf: Buffer): Generator<PdfStream> {
  for (let at = pdf.indexOf('stream'); at !== -1; at = pdf.indexOf('stream', at + 6)) {
    if (pdf.toString('latin1', at - 3, at) === 'end') continue;
    const before = pdf.toString('latin1', Math.max(0, at - dictionaryBytes), at);
    const dictionary = withoutEscapes(before.slice(before.lastIndexOf(' obj') + 1));
    let start = at + 6;
    if (pdf[start] === 0x0d) start += 1;
    if (pdf[start] === 0x0a) start += 1;
    yield { dictionary, content: pdf.subarray(start) };
  }
}

/** Whether bytes begin like a zlib stream (RFC 1950, 2.2). */
function isZlib(bytes: Uint8Array): boolean {
  const [method = 0, flags = 0] = bytes;
  return bytes.length > 2 && (method & 0x0f) === 8 && (method * 256 + flags) % 31 === 0;
}

/** Counts the unpacked bytes of a stream. Returns them if they are few. */
async function measure(content: Buffer, budget: Budget): Promise<Buffer | undefined> {
  if (!isZlib(content)) return undefined;
  const small = unpackedSmall(content);
  if (small === 'damaged') return undefined;
  if (small === 'large' || isZlib(small)) {
    await drain(unpacked([content], budget, 0));
    return undefined;
  }
  budget.take(small.length);
  return small;
}

/** The unpacked bytes of a small stream. The checksum at its end is not verified, as readers do not require it. */
function unpackedSmall(content: Buffer): Buffer | 'large' | 'damaged' {
  try {
    const options = { maxOutputLength: inOneStep, finishFlush: constants.Z_SYNC_FLUSH };
    return inflateRawSync(content.subarray(2), options);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE' ? 'large' : 'damaged';
  }
}

/** Unpacks in parts, and what was unpacked again if it is compressed as well. */
async function* unpacked(
  source: Iterable<Buffer> | AsyncIterable<Buffer>,
  budget: Budget,
  depth: number,
): AsyncGenerator<Buffer> {
  const parts = inflatedParts(source, budget);
  const first = await parts.next();
  if (first.done) return;
  const all = joined(first.value, parts);
  yield* isZlib(first.value) && depth < maxDepth ? unpacked(all, budget, depth + 1) : all;
}

async function* joined(first: Buffer, rest: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  yield first;
  yield* rest;
}

async function* inflatedParts(
  source: Iterable<Buffer> | AsyncIterable<Buffer>,
  budget: Budget,
): AsyncGenerator<Buffer> {
  const inflate = createInflateRaw({ finishFlush: constants.Z_SYNC_FLUSH, chunkSize: 256 * 1024 });
  const input = Readable.from(withoutHeader(source));
  input.pipe(inflate);
  try {
    for await (const part of inflate as AsyncIterable<Buffer>) {
      budget.take(part.length);
      yield part;
    }
  } catch (error) {
    // A damaged stream counts as far as it can be unpacked.
    if (error instanceof OverBound || !(error as NodeJS.ErrnoException).code?.startsWith('Z_')) throw error;
  } finally {
    input.destroy();
    inflate.destroy();
  }
}

async function* withoutHeader(source: Iterable<Buffer> | AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let isFirst = true;
  for await (const part of source) {
    yield isFirst ? part.subarray(2) : part;
    isFirst = false;
  }
}

async function drain(parts: AsyncIterable<Buffer>): Promise<void> {
  for await (const _ of parts);
}
