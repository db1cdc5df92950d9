import { closeSync, openSync, readFileSync, renameSync, writeSync } from 'node:fs';
import type { NameIndex } from './name-index.ts';

/** First bytes of a saved index; the number rises with every change of the format. */
const magic = 'DSCRIDX6';

const kinds = { Uint8Array, Uint16Array, Uint32Array } as const;
type Kind = keyof typeof kinds;
type Numbers = InstanceType<(typeof kinds)[Kind]>;

interface Part {
  readonly path: readonly string[];
  readonly kind: Kind;
  readonly offset: number;
  readonly length: number;
}

const isNumbers = (value: unknown): value is Numbers => ArrayBuffer.isView(value);

/** Every numeric array of an index with its path. */
export function numbersIn(
  value: object,
  path: readonly string[] = [],
): { path: readonly string[]; numbers: Numbers }[] {
  return Object.entries(value).flatMap(([name, inner]: [string, unknown]) => {
    if (isNumbers(inner)) return [{ path: [...path, name], numbers: inner }];
    return inner instanceof Object && !Array.isArray(inner) ? numbersIn(inner, [...path, name]) : [];
  });
}

const aligned = (offset: number) => Math.ceil(offset / 8) * 8;

/** Writes an index to one file, atomically. */
export function writeIndex(index: NameIndex, path: string): void {
  const found = numbersIn(index);
  let offset = 0;
  const parts = found.map(({ path: name, numbers }): Part => {
    const part = { path: name, kind: numbers.constructor.name as Kind, offset, length: numbers.length };
    offset = aligned(offset + numbers.byteLength);
    return part;
  });
  const header = Buffer.from(JSON.stringify({ lists: index.lists, parts, bytes: offset }));
  const start = aligned(magic.length + 4 + header.length);
  const file = openSync(`${path}.part`, 'w', 0o600);
  const size = Buffer.alloc(4);
  size.writeUInt32LE(header.length);
  writeSync(file, Buffer.concat([Buffer.from(magic), size, header]), 0, magic.length + 4 + header.length, 0);
  for (const [i, { numbers }] of found.entries())
    writeSync(
      file,
      new Uint8Array(numbers.buffer, numbers.byteOffset, numbers.byteLength),
      0,
      numbers.byteLength,
      start + (parts[i] as Part).offset,
    );
  writeSync(file, Buffer.alloc(1), 0, 1, start + offset);
  closeSync(file);
  renameSync(`${path}.part`, path);
}

/** The file is not an index that this version can read. */
export class SavedIndexError extends Error {
  override readonly name = 'SavedIndexError';
}

/**
 * Reads a saved index; its arrays are views into the one buffer that was read.
 * @throws SavedIndexError for a file that is not an index, has another format version or is truncated; file system errors
 */
export function readIndex(path: string): NameIndex {
  const file = readFileSync(path);
  if (file.toString('latin1', 0, magic.length) !== magic)
    throw new SavedIndexError(`${path} is not a saved index of this format version`);
  const headerLength = file.readUInt32LE(magic.length);
  const headerStart = magic.length + 4;
  const header = JSON.parse(file.toString('utf8', headerStart, headerStart + headerLength)) as {
    lists: NameIndex['lists'];
    parts: Part[];
    bytes: number;
  };
  const start = aligned(headerStart + headerLength);
  if (file.length < start + header.bytes) throw new SavedIndexError(`${path} is truncated`);
  const index: Record<string, unknown> = { lists: header.lists };
  for (const { path: name, kind, offset, length } of header.parts) {
    const numbers = new kinds[kind](file.buffer, file.byteOffset + start + offset, length);
    const [outer = '', inner] = name;
    if (inner === undefined) index[outer] = numbers;
    else index[outer] = { ...(index[outer] as object | undefined), [inner]: numbers };
  }
  return index as unknown as NameIndex;
}
