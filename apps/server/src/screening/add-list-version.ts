import type { ListFormat, ListKind } from '@dossier/domain/screening';
import { type FileStore, newId, type Store } from '@dossier/records';
import type { DeskSchema } from '../collections/index.ts';
import { filesAt, storeListFiles } from './list-files.ts';
import { loadInProgress, orderLoad } from './schedule.ts';

export interface NewVersion {
  readonly name: string;
  readonly kind: ListKind;
  readonly format: ListFormat;
  /** A file, or a folder of the files of one list. */
  readonly path: string;
  readonly source: 'command' | 'demo';
}

/**
 * Adds local files as a new version of the list with that name, which is created if necessary.
 * @returns the id of the load; undefined while another load of that list is in progress
 */
export async function addListVersion(
  { store, files }: { readonly store: Store<DeskSchema>; readonly files: FileStore },
  { name, kind, format, path, source }: NewVersion,
): Promise<string | undefined> {
  const found = await filesAt(path);
  const id = newId();
  const stored = await storeListFiles(files, id, found);
  return store.transaction(
    async (records) => {
      const known = await records.first('screening_lists', 'name = {:name}', { name });
      if (known && (await loadInProgress(records, known.id))) return undefined;
      const values = { kind, format, removed_at: '', removed_by: '', removed_reason: '' };
      const list = known
        ? await records.update('screening_lists', known.id, known.load === '' ? values : {})
        : await records.create('screening_lists', { name, schedule: 'off', ...values });
      const load = await orderLoad(records, list, {
        id,
        source,
        fileName: found.map((file) => file.name).join(', '),
        ...stored,
      });
      return load.id;
    },
    { operation: 'add-list-version' },
  );
}
