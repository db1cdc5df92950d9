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

export function fileNames(collection: Collection, record: AnyRecord | null): string[] {
  if (!record) return [];
  const fields = Object.entries(collection.fields).filter(([, field]) => field.type === 'file');
  return fields
    .flatMap(([name]) => record[name])
    .filter((name): name is string => typeof name === 'string' && name !== '');
}
