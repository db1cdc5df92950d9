import type { Change } from '../collection/change.ts';
import type { AnyRecord } from '../core/record.ts';
import type { FeedEntry } from '../dialect/dialect.ts';
import type { Engine } from './engine/engine.ts';
import type { RecordsReader } from './records.ts';

/**
 * Converts a change to the entry that other processes read: its id, and for a deletion the last state, unless only
 * superusers may read the collection.
 */
export function entryOf({ collections }: Engine, change: Change): FeedEntry {
  const { collection, action, id, before, actor, at } = change;
  const rules = collections.get(collection)?.rules;
  const isReadable = action === 'delete' && (rules?.list !== null || rules.view !== null);
  return {
    collection,
    action,
    id,
    before: JSON.stringify(isReadable ? before : { id }),
    actor: actor && [actor.collection, actor.id],
    at,
  };
}

/** Converts entries of other processes to changes, with the records as they are now. */
export async function remoteChangesOf(
  { collections }: Engine,
  reader: RecordsReader,
  entries: readonly FeedEntry[],
): Promise<Change[]> {
  const changes: Change[] = [];
  for (const { collection, action, id, before, actor, at } of entries) {
    if (!collections.has(collection)) continue;
    const who = actor && { collection: actor[0], id: actor[1] };
    const base = { collection, id, actor: who, operation: '', at };
    if (action === 'delete') {
      changes.push({ ...base, action, before: JSON.parse(before) as AnyRecord, after: null });
      continue;
    }
    const now = (await reader.get(collection, id)) as AnyRecord | undefined;
    // Deleted in the meantime. The deletion has its own entry; this one still has to invalidate caches.
    if (!now) changes.push({ ...base, action: 'update', before: null, after: null });
    else if (action === 'create') changes.push({ ...base, action, before: null, after: now });
    else changes.push({ ...base, action: 'update', before: now, after: now });
  }
  return changes;
}
