import type { FileStore } from '@dossier/records';
import type { Reader } from '../collections/rows.ts';
import { momentOf } from '../runtime/clock.ts';

interface SweepParts {
  readonly files: FileStore;
  readonly reader: Reader;
  /** Files modified later, and files of lists removed later, are not deleted. */
  readonly before: Date;
  readonly isStopping: () => boolean;
}

const prefix = 'lists/';

const loadOf = (key: string): string => key.split('/')[1] ?? '';

/**
 * Deletes raw list files that are no longer read: of removed lists and of replaced versions. The rows of lists and
 * loads remain.
 * @returns the number of deleted files
 */
export async function sweepListFiles({ files, reader, before, isStopping }: SweepParts): Promise<number> {
  const isKept = perLoad((load) => isRead(reader, load, before));
  let deleted = 0;
  for await (const key of files.list(prefix)) {
    if (isStopping()) break;
    const info = (await isKept(loadOf(key))) ? undefined : await files.info(key);
    if (!info || info.modified >= before) continue;
    await files.delete(key);
    deleted += 1;
  }
  return deleted;
}

/** Returns whether a file of a list or register that is stored in parts has a load: false after a crash. Undefined for others. */
export function needsListFile(reader: Reader): (key: string) => Promise<boolean | undefined> {
  const hasLoad = perLoad(async (load) => (await reader.get('screening_loads', load)) !== undefined);
  const isOpenImport = perLoad(async (id) => {
    const state = (await reader.get('register_imports', id))?.state;
    return state === 'waiting' || state === 'running';
  });
  return async (key) => {
    if (key.startsWith(prefix)) return hasLoad(loadOf(key));
    return key.startsWith('registers/') ? isOpenImport(loadOf(key)) : undefined;
  };
}

/** A load has many files. */
function perLoad(check: (load: string) => Promise<boolean>): (load: string) => Promise<boolean> {
  const known = new Map<string, boolean>();
  return async (load) => {
    const answer = known.get(load) ?? (await check(load));
    known.set(load, answer);
    return answer;
  };
}

/** Files without a load are not deleted here: the sweep of all files moves them to the bin. */
async function isRead(reader: Reader, id: string, before: Date): Promise<boolean> {
  const load = await reader.get('screening_loads', id);
  if (!load || load.state === 'waiting' || load.state === 'running') return true;
  const list = await reader.get('screening_lists', load.list);
  if (list?.load === id) return true;
  return load.state === 'done' && list !== undefined && list.removed_at !== '' && momentOf(list.removed_at) >= before;
}
