import { isCompleted, isWithOthers } from '@dossier/domain/onboarding';
import type { EntityFile } from './entity-context.ts';
import type { MoveDialogName } from './move-dialogs.ts';

/** The next step of an onboarding for its viewer: a link, or an overlay to open. */
export type NextStep =
  | { readonly word: 'review-documents'; readonly doc: string }
  | { readonly word: 'decide-hits' }
  | { readonly word: 'continue-draft' }
  | { readonly word: 'report' }
  | { readonly word: 'complete' }
  | { readonly word: MoveDialogName };

const steps: readonly ((entity: EntityFile) => NextStep | undefined)[] = [
  ({ moves }) => (moves.includes('send') ? { word: 'continue-draft' } : undefined),
  ({ moves }) => (moves.includes('answer') ? { word: 'answer' } : undefined),
  (entity) => {
    const doc = entity.moves.includes('complete') ? pendingDocument(entity) : undefined;
    return doc ? { word: 'review-documents', doc } : undefined;
  },
  ({ moves, counts }) => (moves.includes('complete') && counts.openHits ? { word: 'decide-hits' } : undefined),
  ({ moves }) => (moves.includes('complete') ? { word: 'complete' } : undefined),
  ({ moves, request }) => (moves.includes('remind') && isWithOthers(request.status) ? { word: 'remind' } : undefined),
  ({ request }) => (isCompleted(request.status) ? { word: 'report' } : undefined),
];

/** The first one that applies. Undefined: another party must act. */
export function nextStepOf(entity: EntityFile): NextStep | undefined {
  for (const step of steps) {
    const found = step(entity);
    if (found) return found;
  }
  return undefined;
}

function pendingDocument({ documents }: EntityFile): string | undefined {
  return documents.open ? documents.value.find((row) => row.verification === 'pending')?.doc : undefined;
}
