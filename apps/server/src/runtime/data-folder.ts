import { chmod, lstat, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { FilesPlace } from '../files/storages.ts';

export const databaseIn = (dataFolder: string): string => join(dataFolder, 'dossier.db');

/** The SQLite file after the first start on PostgreSQL. */
export const movedDatabaseIn = (dataFolder: string): string => join(dataFolder, 'dossier.db.moved-to-postgres');

/** Locked by the process that uses the folder with SQLite. */
export const lockIn = (dataFolder: string): string => join(dataFolder, 'dossier.lock');

/** Names the process that has locked the folder. */
export const runningIn = (dataFolder: string): string => join(dataFolder, 'running.json');

/** The generated secret, when `DOSSIER_SECRET` is not set. */
export const secretIn = (dataFolder: string): string => join(dataFolder, 'secret');

/** Temporary copies of a backup that is being made. */
export const backupWorkIn = (dataFolder: string): string => join(dataFolder, 'backup-work');

/** A backup that is restored to verify it. */
export const verifyWorkIn = (dataFolder: string): string => join(dataFolder, 'verify-work');

/** Digests of the files that were backed up. */
export const fileDigestsIn = (dataFolder: string): string => join(dataFolder, 'file-digests');

/** Folder of the files of records. */
export const filesIn = (dataFolder: string): string => join(dataFolder, 'files');

/** The storage of files when no other is set. */
export const folderOfFiles = (dataFolder: string): FilesPlace => ({ kind: 'folder', path: filesIn(dataFolder) });

/** The folder of files after they were moved to object storage. */
export const movedFilesIn = (dataFolder: string): string => join(dataFolder, 'files.moved-to-object-storage');

/** Folder of uploads before their inspection: one folder per request, removed with its answer. */
export const uploadsOf = (dataFolder: string): string => join(dataFolder, 'uploads');

/** Names of the copies of the database from before a change of its schema; the number of the new version follows. */
export const snapshotPrefix = 'dossier.db.before-v';

/** What the server writes to the data folder, besides the copies of the database. Other content belongs to the operator. */
const ownParts = [
  'backup-work',
  'verify-work',
  'dossier.db',
  'dossier.db-wal',
  'dossier.db-shm',
  'dossier.db.moved-to-postgres',
  'dossier.lock',
  'running.json',
  'secret',
  'file-digests',
  'files',
  'files.moved-to-object-storage',
  'mailbox',
  'making-demo',
  'screening',
  'uploads',
];

const groupAndOthers = 0o077;

/** Restricts everything that this process and its child processes create to its user. */
export function createPrivately(): void {
  process.umask(groupAndOthers);
}

/**
 * Restricts what earlier versions created, or an operator copied, to its owner: folders to 0700, files to 0600. Skips
 * the content of folders that are already restricted, because other users cannot reach it.
 */
export async function restrictDataFolder(dataFolder: string): Promise<void> {
  // Windows has no such modes.
  if (process.platform === 'win32') return;
  const names = await readdir(dataFolder).catch(() => []);
  const copies = names.filter((name) => name.startsWith(snapshotPrefix));
  for (const part of [...ownParts, ...copies]) await restrict(join(dataFolder, part));
}

/** Changes a folder after its content, so that an interrupted run is repeated. */
async function restrict(path: string): Promise<void> {
  const found = await lstat(path).catch(() => undefined);
  if (!found || found.isSymbolicLink() || (found.mode & groupAndOthers) === 0) return;
  if (found.isDirectory()) for (const name of await readdir(path)) await restrict(join(path, name));
  await chmod(path, found.isDirectory() ? 0o700 : 0o600).catch(ignoreMissing);
}

/** The file may have been deleted in the meantime. */
function ignoreMissing(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOENT') throw error;
}
