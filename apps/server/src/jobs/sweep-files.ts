import { type FileStore, type Store, sweepFiles } from '@dossier/records';
import type { DeskSchema } from '../collections/index.ts';
import { sweepListFiles } from '../screening/sweep-list-files.ts';

/** Unit: milliseconds. Longer than any upload takes between storing its file and inserting its row. */
const minAge = 24 * 3_600_000;

/** Deletes files without a row, left when a process was killed during an upload. */
export async function sweepOrphanFiles(
  parts: { readonly store: Store<DeskSchema>; readonly files: FileStore; readonly now: () => Date },
  isStopping: () => boolean,
): Promise<number> {
  const { store, files, now } = parts;
  const before = new Date(now().getTime() - minAge);
  const collections = store.collections.values();
  const orphans = await sweepFiles({ files, reader: store.reader, collections, before, isStopping });
  return orphans + (await sweepListFiles({ files, reader: store.reader, before, isStopping }));
}
