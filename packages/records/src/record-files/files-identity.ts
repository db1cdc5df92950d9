import type { FileStore } from '../files/file-store.ts';

/** Key of the file that names the database of a file store. */
const identityKey = 'identity';

/** Returns the identity of the database that the files belong to; undefined before `writeFilesIdentity`. */
export async function readFilesIdentity(files: FileStore): Promise<string | undefined> {
  if (!(await files.info(identityKey))) return undefined;
  const chunks: Buffer[] = [];
  for await (const chunk of files.read(identityKey)) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString().trim();
}

/** Binds the files to a database. */
export async function writeFilesIdentity(files: FileStore, id: string): Promise<void> {
  await files.put(identityKey, new TextEncoder().encode(`${id}\n`));
}

/** Whether the store contains a file other than its identity. */
export async function hasFiles(files: FileStore): Promise<boolean> {
  for await (const key of files.list('')) if (key !== identityKey) return true;
  return false;
}
