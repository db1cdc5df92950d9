import { existsSync } from 'node:fs';
import { rename } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import { type FileStore, localDisk, readFilesIdentity, writeFilesIdentity } from '@dossier/records';
import { digestOf, digestOfStream } from '../files/digests.ts';
import { ConfigError } from '../runtime/config.ts';
import { filesIn, movedFilesIn } from '../runtime/data-folder.ts';

/** Counts of files. */
export interface MovedFiles {
  readonly copied: number;
  /** In the target already. */
  readonly present: number;
  /** Deleted with their record while they were copied. */
  readonly deleted: number;
}

export interface FilesMove {
  readonly from: FileStore;
  readonly to: FileStore;
  /** Reads also what was copied before, and compares its digest. */
  readonly compareAll: boolean;
  readonly say?: (sentence: string) => void;
}

/** Files that are copied at the same time. */
const workers = 4;
const sayEvery = 1_000;

/**
 * Copies every file to another storage and compares its digest with what is read back. May be repeated, and runs while a
 * desk uses the source: a key is never overwritten with other bytes. The target belongs to the database when all is
 * there.
 * @throws ConfigError for a target with the files of another database, or that returns other bytes
 */
export async function copyFiles(move: FilesMove): Promise<MovedFiles> {
  const { from, to, say } = move;
  const identity = await readFilesIdentity(from);
  const bound = await readFilesIdentity(to);
  if (identity === undefined) throw new ConfigError('There are no files to copy.');
  if (bound !== undefined && bound !== identity)
    throw new ConfigError('The target has the files of another desk: name an empty bucket. Nothing was changed.');
  const counts = { copied: 0, present: 0, deleted: 0 };
  const keys = from.list('')[Symbol.asyncIterator]();
  const work = async () => {
    for (let next = await keys.next(); !next.done; next = await keys.next()) {
      if (next.value === 'identity') continue;
      counts[await copyOne(move, next.value)] += 1;
      const done = counts.copied + counts.present;
      if (done % sayEvery === 0) say?.(`${done} files …`);
    }
  };
  await Promise.all(Array.from({ length: workers }, work));
  if (bound === undefined) await writeFilesIdentity(to, identity);
  return counts;
}

async function copyOne({ from, to, compareAll }: FilesMove, key: string): Promise<keyof MovedFiles> {
  const source = await from.info(key);
  if (!source) return 'deleted';
  const found = await to.info(key);
  if (found?.size === source.size) {
    if (!compareAll) return 'present';
    const digest = await unlessDeleted(digestOfStream(from.read(key)));
    if (!digest) return 'deleted';
    if (digest.sha256 === (await digestOfStream(to.read(key))).sha256) return 'present';
  }
  const bytes = await unlessDeleted(buffer(from.read(key)));
  if (!bytes) return 'deleted';
  await to.put(key, bytes);
  const written = await digestOfStream(to.read(key));
  if (written.sha256 !== digestOf(bytes).sha256)
    throw new ConfigError(`${key} is read back with other bytes than were written. Nothing was removed.`);
  return 'copied';
}

async function unlessDeleted<T>(read: Promise<T>): Promise<T | undefined> {
  try {
    return await read;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/**
 * Copies what is left in the folder of files to the object storage that is set now, and renames the folder. Does nothing
 * when there is none.
 * @throws ConfigError
 */
export async function leaveFolder(dataFolder: string, to: FileStore, say: (sentence: string) => void): Promise<void> {
  if (!existsSync(filesIn(dataFolder))) return;
  const from = localDisk(filesIn(dataFolder));
  if ((await readFilesIdentity(from)) === undefined) return;
  say(`Copying the files of ${filesIn(dataFolder)} to the object storage …`);
  const { copied, present } = await copyFiles({ from, to, compareAll: false, say });
  await rename(filesIn(dataFolder), movedFilesIn(dataFolder));
  say(`Copied ${copied} files, ${present} were there. The folder is now ${movedFilesIn(dataFolder)}.`);
}
