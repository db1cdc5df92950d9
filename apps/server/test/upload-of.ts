import { hash } from 'node:crypto';
import { copyFile, mkdtemp, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import type { Upload } from '../src/runtime/workflow-context.ts';

/** A file as an upload that was received under this name. */
export async function uploadOf(path: string, name = basename(path)): Promise<Upload> {
  const bytes = await readFile(path);
  return { name, path, size: bytes.length, sha256: hash('sha256', bytes) };
}

/** The same for a copy, because storing an upload moves it. */
export async function copiedUpload(path: string, name: string): Promise<Upload> {
  const copy = join(await mkdtemp(join(tmpdir(), 'upload-')), basename(path));
  await copyFile(path, copy);
  return uploadOf(copy, name);
}
