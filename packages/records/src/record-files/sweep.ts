import type { Collection } from '../collection/collection.ts';
import type { FileStore } from '../files/file-store.ts';
import type { RecordsReader } from '../store/records.ts';
import { fileNames } from './orphans.ts';

export interface Sweep {
  readonly files: FileStore;
  readonly reader: Pick<RecordsReader, 'get'>;
  readonly collections: Iterable<Collection>;
  /** Younger files are left alone: the record that names them may not be written yet. */
  readonly before: Date;
  readonly isStopping?: () => boolean;
}

/**
 * Deletes files that no record refers to, left by a crash between storing a file and writing
 * or deleting its record. Files outside of collections are the program's own and stay. Answers how many went.
 */
export async function sweepFiles({ files, reader, collections, before, isStopping }: Sweep): Promise<number> {
  const byId = new Map([...collections].map((collection) => [collection.id, collection]));
  const isNamed = async (collection: Collection, id: string, name: string) =>
    fileNames(collection, (await reader.get(collection.name, id)) ?? null).includes(name);
  await files.tidy(before);
  let swept = 0;
  for await (const key of files.list('')) {
    if (isStopping?.()) break;
    const [first = '', id = '', name = ''] = key.split('/');
    const collection = byId.get(first);
    if (!collection || (await isNamed(collection, id, name))) continue;
    const info = await files.info(key);
    if (!info || info.modified >= before) continue;
    await files.delete(key);
    swept += 1;
  }
  return swept;
}
