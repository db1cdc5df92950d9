import { type DependencySet, onboardingOfRow } from '@dossier/domain/dependencies';
import type { Change } from '@dossier/records';
import { hasRight } from '../case/portal-rights.ts';
import { collections } from '../collections/index.ts';
import { portalsLearningOf } from '../collections/notices.ts';
import type { Actor } from '../runtime/actor.ts';

/**
 * Records what a workflow wrote, for the answer to its caller. Only staff of the desk get the onboarding of a row, and a
 * portal gets only collections that it receives events of: a client must not learn of a risk indicator, for example.
 */
export function noteWrites(writes: DependencySet, changes: readonly Change[], actor: Actor): void {
  for (const { collection, after, before } of changes) {
    // Of the engine; workflows write only those of the caller.
    if (collection === '_externalAuths') writes.note(collection);
    const declared = collections[collection as keyof typeof collections];
    if (!declared || !portalsLearningOf(declared).includes(actor.portal)) continue;
    writes.note(
      collection,
      hasRight(actor, 'see-desk-work') ? onboardingOfRow(collection, after ?? before ?? {}) : undefined,
    );
  }
}
