import { randomUUID } from 'node:crypto';
import { close, createReadStream, type Dirent, open as openFile, read as readBytes } from 'node:fs';
import {
  copyFile,
  mkdir,
  open,
  opendir,
  readdir,
  readFile,
  rename,
  rm,
  rmdir,
  stat,
  writeFile,
} from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { pauses } from '../core/pauses.ts';
import type { ByteRange, FileContent, FileInfo, FileStore } from './file-store.ts';
import { StorageError } from './s3-refusal.ts';
import { partsOfKey } from './stored-name.ts';

/** Files in a folder of this machine. */
export interface LocalDisk extends FileStore {
  readonly pathOf: (key: string) => string;
}

/**
 * Stores files in a folder. Writes are atomic: to a temporary file, which is flushed and renamed.
 */
export function localDisk(root: string): LocalDisk {
  const pathOf = (key: string): string => join(root, ...partsOfKey(key));
  return {
    put: (key, content) => writeWhole(pathOf(key), content),
    info: (key) => infoOf(pathOf(key)),
    read: (key, range?: ByteRange): Readable =>
      createReadStream(pathOf(key), { ...range, highWaterMark: chunkBytes, fs: opened }),
    pathOf,
    move: (key, to) => moveFile(pathOf(key), pathOf(to)),
    delete: (key) => removeFile(pathOf(key)),
    list: (prefix) => keysUnder(root, prefix),
    tidy: (before, isStopping) => removeCutShort(root, before, isStopping),
    probe: () => probeFolder(root),
  };
}

/** Bytes that are read from a file at once. */
const chunkBytes = 256 * 1024;

/** The functions of Node, except that a missing file is reported like that of an object storage. */
const opened = {
  open: (path: string, flags: string, mode: number, done: (error: Error | null, file?: number) => void) =>
    openFile(path, flags, mode, (error, file) => (error ? done(asMissing(error)) : done(null, file))),
  read: readBytes,
  close,
};

const asMissing = (error: NodeJS.ErrnoException): Error =>
  isMissing(error) ? new StorageError('ENOENT', 'The file is missing in the storage.', { cause: error }) : error;

/** Ends the name of a file that is being written; one that stays was cut short by a crash. */
const partial = '.part';

async function writeWhole(path: string, content: FileContent): Promise<void> {
  const folder = dirname(path);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const temporary = join(folder, `.${randomUUID()}${partial}`);
  try {
    if (content instanceof Uint8Array) await writeFlushed(temporary, content);
    else await moveFlushed(content.path, temporary);
    await rename(temporary, path);
    await flushFolder(folder);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
}

async function writeFlushed(path: string, bytes: Uint8Array): Promise<void> {
  const file = await open(path, 'wx', 0o600);
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** Copies a file of another file system. */
async function moveFlushed(from: string, path: string): Promise<void> {
  try {
    await rename(from, path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EXDEV') throw error;
    await copyFile(from, path);
  }
  const file = await open(path, 'r+');
  try {
    await file.chmod(0o600);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** Flushes the folder: a rename is durable only after that. */
async function flushFolder(path: string): Promise<void> {
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}

async function probeFolder(root: string): Promise<void> {
  await mkdir(root, { recursive: true, mode: 0o700 });
  const path = join(root, `.${randomUUID()}${partial}`);
  try {
    await writeFile(path, 'probe', { mode: 0o600, flag: 'wx' });
    if ((await readFile(path, 'utf8')) !== 'probe') throw new Error(`${root} returns other bytes than were written`);
  } finally {
    await rm(path, { force: true });
  }
}

async function infoOf(path: string): Promise<FileInfo | undefined> {
  try {
    const found = await stat(path);
    return found.isFile() ? { size: found.size, modified: found.mtime } : undefined;
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

async function moveFile(path: string, to: string): Promise<void> {
  if (!(await infoOf(path))) return;
  await mkdir(dirname(to), { recursive: true, mode: 0o700 });
  await rename(path, to);
  await flushFolder(dirname(to));
  await removeEmptyFolder(dirname(path));
}

async function removeFile(path: string): Promise<void> {
  await rm(path, { force: true });
  await removeEmptyFolder(dirname(path));
}

/** Deletes a record's folder with its last file; fails while it contains other files, which is intended. */
async function removeEmptyFolder(path: string): Promise<void> {
  await rmdir(path).catch(() => undefined);
}

async function* keysUnder(root: string, prefix: string): AsyncIterable<string> {
  for await (const key of walk(root, prefix)) if (!key.endsWith(partial)) yield key;
}

/** Reads folder by folder, so that a million files cost nothing to begin with. */
async function* walk(root: string, prefix: string): AsyncIterable<string> {
  const folders = [prefix.split('/').slice(0, -1)];
  for (let folder = folders.pop(); folder !== undefined; folder = folders.pop()) {
    for await (const entry of entriesOf(join(root, ...folder), folder.length)) {
      if (entry.isDirectory()) folders.push([...folder, entry.name]);
      const key = [...folder, entry.name].join('/');
      if (entry.isFile() && key.startsWith(prefix)) yield key;
    }
  }
}

async function removeCutShort(root: string, before: Date, isStopping?: () => boolean): Promise<void> {
  const pause = pauses();
  for await (const key of walk(root, '')) {
    if (isStopping?.()) return;
    await pause();
    const path = join(root, key);
    const info = key.endsWith(partial) ? await infoOf(path) : undefined;
    if (info && info.modified < before) await removeFile(path);
  }
}

/** Depth of a record's folder, which has few files: it is read at once, which takes a quarter of the calls. */
const recordDepth = 2;

async function* entriesOf(folder: string, depth: number): AsyncIterable<Dirent> {
  try {
    yield* depth >= recordDepth ? await readdir(folder, { withFileTypes: true }) : await opendir(folder);
  } catch (error) {
    // The folder may have been deleted with its last file in the meantime.
    if (!isMissing(error)) throw error;
  }
}

function isMissing(error: unknown): boolean {
  const { code } = error as NodeJS.ErrnoException;
  return code === 'ENOENT' || code === 'ENOTDIR';
}
