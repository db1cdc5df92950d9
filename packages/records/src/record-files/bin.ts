import type { FileStore } from '../files/file-store.ts';

/** A file in the bin: `bin/<day>/<key>`. */
interface BinnedFile {
  readonly binKey: string;
  /** Its key before it was moved to the bin. */
  readonly key: string;
  /** `YYYY-MM-DD`, UTC. */
  readonly day: string;
}

const prefix = 'bin/';

/** How long a file stays in the bin. Unit: milliseconds. */
const keptMs = 30 * 86_400_000;

const dayOf = (moment: Date): string => moment.toISOString().slice(0, 10);

export const isInBin = (key: string): boolean => key.startsWith(prefix);

export async function moveToBin(files: FileStore, key: string, now: Date): Promise<void> {
  await files.move(key, `${prefix}${dayOf(now)}/${key}`);
}

export interface BinSweep {
  readonly files: FileStore;
  /** Whether a record refers to the file. */
  readonly isNeeded: (key: string) => Promise<boolean | undefined>;
  readonly now: Date;
  /** False while the database does not seem to belong to the files. */
  readonly mayDelete: boolean;
  readonly isStopping?: (() => boolean) | undefined;
}

/** Moves files back that a record refers to, and deletes those that have been in the bin for 30 days. */
export async function sweepBin({ files, isNeeded, now, mayDelete, isStopping }: BinSweep) {
  const oldestDay = dayOf(new Date(now.getTime() - keptMs));
  let restored = 0;
  let deleted = 0;
  for await (const { binKey, key, day } of binnedFiles(files)) {
    if (isStopping?.()) break;
    if (await isNeeded(key)) {
      await files.move(binKey, key);
      restored += 1;
    } else if (mayDelete && day < oldestDay) {
      await files.delete(binKey);
      deleted += 1;
    }
  }
  return { restored, deleted };
}

/** Skips files whose key has another form: they were put there by an operator. */
async function* binnedFiles(files: FileStore): AsyncGenerator<BinnedFile> {
  for await (const binKey of files.list(prefix)) {
    const [, day, key] = /^bin\/(\d{4}-\d{2}-\d{2})\/(.+)$/.exec(binKey) ?? [];
    if (day !== undefined && key !== undefined) yield { binKey, key, day };
  }
}
