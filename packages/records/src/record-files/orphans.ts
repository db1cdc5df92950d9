import type { Change } from '../collection/change.ts';
import type { Collection } from '../collection/collection.ts';
import type { AnyRecord } from '../core/record.ts';
import { fileKey } from './with-files.ts';

/** Keys of the files that a committed change left without a record. */
export function orphansOf(collection: Collection, change: Change): string[] {
  const kept = new Set(fileNames(collection, change.after));
  const gone = fileNames(collection, change.before).filter((name) => !kept.has(name));
  return gone.map((name) => fileKey(collection, change.id, name));
}

/** Names of the fields that have files. */
export function fileFieldsOf({ fields }: Collection): string[] {
  return Object.entries(fields).flatMap(([name, { type }]) => (type === 'file' ? [name] : []));
}

/** Names of the files that a record has. */
export function fileNames(collection: Collection, record: AnyRecord | null): string[] {
  if (!record) return [];
  return fileFieldsOf(collection)
    .flatMap((name) => record[name])
    .filter((name): name is string => typeof name === 'string' && name !== '');
}
