import { type DependencySet, onboardingOfRow } from '@dossier/domain/dependencies';
import type { Change } from '@dossier/records';
import { hasRight } from '../case/portal-rights.ts';
import { collections } from '../collections/index.ts';
import { portalsLearningOf } from '../collections/notices.ts';
import type { Actor } from '../runtime/actor.ts';

/**
 * Notes what a workflow wrote, for the person who called it. Only staff of the desk learn the onboarding of a row, and
 * a portal learns only of collections that it gets events of: a risk indicator that a submit creates is not the client's.
 */
export function noteWrites(writes: DependencySet, changes: readonly Change[], actor: Actor): void {
  for (const { collection, after, before } of changes) {
    const declared = collections[collection as keyof typeof collections];
    if (!declared || !portalsLearningOf(declared).includes(actor.portal)) continue;
    writes.note(
      collection,
      hasRight(actor, 'see-desk-work') ? onboardingOfRow(collection, after ?? before ?? {}) : undefined,
    );
  }
}
