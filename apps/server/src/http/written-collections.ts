import { type DependencySet, keysOfWrittenRow } from '@dossier/domain/dependencies';
import type { Change } from '@dossier/records';
import { hasRight } from '../case/portal-rights.ts';
import { collections } from '../collections/index.ts';
import { portalsLearningOf } from '../collections/notices.ts';
import type { Actor } from '../runtime/actor.ts';

/**
 * Records what a workflow wrote, for the answer to its caller. Only staff of the desk get the keys of a row, and a
 * portal gets only collections that it receives events of: a client must not learn of a risk indicator, for example.
 */
export function noteWrites(writes: DependencySet, changes: readonly Change[], actor: Actor): void {
  for (const { collection, after, before } of changes) {
    // Of the engine; workflows write only those of the caller.
    if (collection === '_externalAuths') writes.note(collection);
    const declared = collections[collection as keyof typeof collections];
    if (!declared || !portalsLearningOf(declared).includes(actor.portal)) continue;
    writes.note(collection, hasRight(actor, 'see-desk-work') ? keysOf({ collection, after, before }) : []);
  }
}

/** A row that moved to another vault has the keys of both. */
function keysOf({ collection, after, before }: Pick<Change, 'collection' | 'after' | 'before'>): string[] {
  const states = [after, before].filter((row) => row !== undefined && row !== null);
  const keys = states.map((row) => keysOfWrittenRow(collection, row));
  return keys.some((one) => one.length === 0) ? [] : [...new Set(keys.flat())];
}
