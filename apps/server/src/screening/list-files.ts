import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, readdir, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { maxListFiles } from '@dossier/domain/limits';
import type { FileStore } from '@dossier/records';
import type { StoredListFile } from '../collections/screening_loads.ts';

/** Files are stored in chunks of this size, so that none is completely in memory. Unit: bytes. */
const partBytes = 8 * 1024 * 1024;

/** Folders of the file store with files that are stored in parts. */
export type PartsFolder = 'lists' | 'registers';

const keyOf = (folder: PartsFolder, load: string, file: number, part: number) => `${folder}/${load}/${file}-${part}`;

export interface FileOnDisk {
  readonly name: string;
  readonly path: string;
}

/** The files of a path: the file itself, or every file in a folder. */
export async function filesAt(path: string): Promise<FileOnDisk[]> {
  const found = await stat(path);
  if (!found.isDirectory()) return [{ name: basename(path), path }];
  const entries = await readdir(path, { withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && !entry.name.startsWith('.'));
  return files.map(({ name }) => ({ name, path: join(path, name) })).slice(0, maxListFiles);
}

/** Stores the files of a load, and computes their checksum. */
export async function storeListFiles(
  store: FileStore,
  load: string,
  files: readonly FileOnDisk[],
  folder: PartsFolder = 'lists',
): Promise<{ files: StoredListFile[]; checksum: string }> {
  const hash = createHash('sha256');
  const stored: StoredListFile[] = [];
  for (const [number, { name, path }] of files.entries()) {
    let parts = 0;
    for await (const bytes of createReadStream(path, { highWaterMark: partBytes })) {
      hash.update(bytes);
      await store.put(keyOf(folder, load, number, parts), bytes);
      parts += 1;
    }
    stored.push({ name: basename(name), parts });
  }
  return { files: stored, checksum: hash.digest('hex') };
}

/**
 * Copies the files of a load to a folder.
 * @returns the path that the importer of its format reads
 */
export async function fetchListFiles(
  store: FileStore,
  load: string,
  files: readonly StoredListFile[],
  folder: string,
  from: PartsFolder = 'lists',
): Promise<string> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const paths: string[] = [];
  for (const [number, { name, parts }] of files.entries()) {
    const path = join(folder, plainName(name, number));
    await pipeline(
      Readable.from(bytesOf(store, from, load, { number, parts })),
      createWriteStream(path, { mode: 0o600 }),
    );
    paths.push(path);
  }
  return paths.length === 1 ? (paths[0] as string) : folder;
}

/** Importers recognise files by name; nothing else of the uploaded name becomes part of a path. */
function plainName(name: string, number: number): string {
  const plain = basename(name)
    .replace(/[^\w.-]/g, '_')
    .replace(/^\.+/, '');
  return plain === '' ? `file-${number}` : plain;
}

interface PartsOfFile {
  readonly number: number;
  readonly parts: number;
}

async function* bytesOf(
  store: FileStore,
  from: PartsFolder,
  load: string,
  { number, parts }: PartsOfFile,
): AsyncGenerator<Buffer> {
  for (let part = 0; part < parts; part += 1) yield* store.read(keyOf(from, load, number, part));
}

/** Deletes the files of a load that are no longer read. */
export async function deleteListFiles(
  store: FileStore,
  load: string,
  files: readonly StoredListFile[],
  folder: PartsFolder = 'lists',
): Promise<void> {
  for (const [number, { parts }] of files.entries()) {
    for (let part = 0; part < parts; part += 1) await store.delete(keyOf(folder, load, number, part));
  }
}
