import type { Collection } from '../collection/collection.ts';
import { pauses } from '../core/pauses.ts';
import type { FileStore } from '../files/file-store.ts';
import type { RecordsReader } from '../store/records.ts';
import { isInBin, moveToBin, sweepBin } from './bin.ts';
import { fileNames } from './orphans.ts';

export interface Sweep {
  readonly files: FileStore;
  readonly reader: Pick<RecordsReader, 'get'>;
  readonly collections: Iterable<Collection>;
  readonly now: Date;
  /** Younger files are left alone: the record that names them may not be written yet. */
  readonly before: Date;
  /** When the data of this database began. */
  readonly databaseCreated?: Date | undefined;
  /** Whether a file outside of collections is needed. Undefined, and without this function: it is left alone. */
  readonly isNeeded?: ((key: string) => Promise<boolean | undefined>) | undefined;
  readonly isStopping?: () => boolean;
}

/** Why nothing was moved: the files and the database probably do not belong together. */
export type SweepRefusal = 'database-younger-than-files' | 'too-many-orphans';

/** Counts of files. */
export interface SweepResult {
  /** All that belong to records. */
  readonly examined: number;
  /** Without a record. */
  readonly orphans: number;
  /** Moved to the bin. */
  readonly binned: number;
  /** Moved back from the bin, because a record refers to them. */
  readonly restored: number;
  /** Deleted after 30 days in the bin. */
  readonly deleted: number;
  readonly refusal?: SweepRefusal;
}

/** More orphans than both are not the result of crashes. */
const maxOrphans = 20;
const maxOrphanShare = 0.01;

/** Orphans beyond these are moved by the next sweeps. */
const movedPerSweep = 10_000;

/**
 * Moves files that no record refers to into a bin, left by a crash between storing a file and writing or deleting its
 * record. Moves and deletes nothing if the database does not seem to belong to the files. Files in the bin are deleted
 * after 30 days, or moved back when a record refers to them.
 */
export async function sweepFiles(sweep: Sweep): Promise<SweepResult> {
  const { files, now, before, isStopping } = sweep;
  const isNeeded = neededBy(sweep);
  await files.tidy(before, isStopping);
  const found = await findOrphans(sweep, isNeeded);
  const { examined, orphans } = found;
  const refusal = refusalOf(found, sweep.databaseCreated);
  const bin = await sweepBin({ files, isNeeded, now, isStopping, mayDelete: refusal === undefined });
  if (refusal) return { ...bin, examined, orphans, binned: 0, refusal };
  let binned = 0;
  for (const key of found.keys) {
    if (isStopping?.()) break;
    // A record may have been written since.
    if (await isNeeded(key)) continue;
    await moveToBin(files, key, now);
    binned += 1;
  }
  return { ...bin, examined, orphans, binned };
}

type IsNeeded = (key: string) => Promise<boolean | undefined>;

function neededBy({ collections, reader, isNeeded }: Sweep): IsNeeded {
  const byId = new Map([...collections].map((collection) => [collection.id, collection]));
  return async (key) => {
    const [first = '', id = '', name = ''] = key.split('/');
    const collection = byId.get(first);
    if (!collection) return isNeeded?.(key);
    return fileNames(collection, (await reader.get(collection.name, id)) ?? null).includes(name);
  };
}

interface Orphans {
  readonly examined: number;
  readonly orphans: number;
  readonly oldest: Date | undefined;
  readonly keys: readonly string[];
}

async function findOrphans({ files, before, isStopping }: Sweep, isNeeded: IsNeeded): Promise<Orphans> {
  const keys: string[] = [];
  let [examined, orphans] = [0, 0];
  let oldest: Date | undefined;
  const pause = pauses();
  for await (const key of files.list('')) {
    if (isStopping?.()) return { examined, orphans, oldest, keys: [] };
    await pause();
    const needed = isInBin(key) ? undefined : await isNeeded(key);
    if (needed === undefined) continue;
    examined += 1;
    const info = needed ? undefined : await files.info(key);
    if (!info || info.modified >= before) continue;
    orphans += 1;
    if (!oldest || info.modified < oldest) oldest = info.modified;
    if (keys.length < movedPerSweep) keys.push(key);
  }
  return { examined, orphans, oldest, keys };
}

function refusalOf({ examined, orphans, oldest }: Orphans, created: Date | undefined): SweepRefusal | undefined {
  if (created && oldest && oldest < created) return 'database-younger-than-files';
  return orphans > maxOrphans && orphans > examined * maxOrphanShare ? 'too-many-orphans' : undefined;
}
