import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm, rmdir, stat } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import type { Readable } from 'node:stream';
import type { ByteRange, FileInfo, FileStore } from './file-store.ts';
import { isSafeName } from './stored-name.ts';

/**
 * Files in a folder. A file appears under its name whole or not at all: written beside, flushed, then renamed.
 */
export function localDisk(root: string): FileStore {
  const pathOf = (key: string): string => {
    const parts = key.split('/');
    if (!parts.every(isSafeName)) throw new Error(`unsafe file key: ${key}`);
    return join(root, ...parts);
  };
  return {
    put: (key, bytes) => writeWhole(pathOf(key), bytes),
    info: (key) => infoOf(pathOf(key)),
    read: (key, range?: ByteRange): Readable => createReadStream(pathOf(key), range),
    delete: (key) => removeFile(pathOf(key)),
    list: (prefix) => keysUnder(root, prefix),
  };
}

async function writeWhole(path: string, bytes: Uint8Array): Promise<void> {
  const folder = dirname(path);
  await mkdir(folder, { recursive: true });
  const temporary = join(folder, `.${randomUUID()}.part`);
  try {
    await writeFlushed(temporary, bytes);
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

/** A rename is durable only once its folder is. */
async function flushFolder(path: string): Promise<void> {
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
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

async function removeFile(path: string): Promise<void> {
  await rm(path, { force: true });
  // The record's folder goes with its last file; while others are in it this fails, which is right.
  await rmdir(dirname(path)).catch(() => undefined);
}

async function* keysUnder(root: string, prefix: string): AsyncIterable<string> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true }).catch((error) => {
    if (isMissing(error)) return [];
    throw error;
  });
  for (const entry of entries) {
    const key = relative(root, join(entry.parentPath, entry.name)).split(sep).join('/');
    if (entry.isFile() && !entry.name.endsWith('.part') && key.startsWith(prefix)) yield key;
  }
}

function isMissing(error: unknown): boolean {
  const { code } = error as NodeJS.ErrnoException;
  return code === 'ENOENT' || code === 'ENOTDIR';
}
