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

/**
 * Deletes raw list files that are no longer read: of removed lists, of replaced versions, and files without a load
 * after a crash. The rows of lists and loads remain.
 * @returns the number of deleted files
 */
export async function sweepListFiles({ files, reader, before, isStopping }: SweepParts): Promise<number> {
  const neededLoads = new Map<string, boolean>();
  let deleted = 0;
  for await (const key of files.list('lists/')) {
    if (isStopping()) break;
    const load = key.split('/')[1] ?? '';
    const isNeeded = neededLoads.get(load) ?? (await isRead(reader, load, before));
    neededLoads.set(load, isNeeded);
    const info = isNeeded ? undefined : await files.info(key);
    if (!info || info.modified >= before) continue;
    await files.delete(key);
    deleted += 1;
  }
  return deleted;
}

async function isRead(reader: Reader, id: string, before: Date): Promise<boolean> {
  const load = await reader.get('screening_loads', id);
  if (!load) return false;
  if (load.state === 'waiting' || load.state === 'running') return true;
  const list = await reader.get('screening_lists', load.list);
  if (list?.load === id) return true;
  return load.state === 'done' && list !== undefined && list.removed_at !== '' && momentOf(list.removed_at) >= before;
}
