import { isCompleted, isWithOthers } from '@dossier/domain/onboarding';
import type { EntityFile } from './entity-context.ts';
import type { MoveDialogName } from './move-dialogs.ts';

/** The next step of an onboarding for its viewer: a link, or an overlay to open. */
export type NextStep =
  | { readonly name: 'review-documents'; readonly doc: string }
  | { readonly name: 'decide-hits' }
  | { readonly name: 'continue-draft' }
  | { readonly name: 'report' }
  | { readonly name: 'answer' }
  | { readonly name: 'complete' }
  | { readonly name: 'ask-client' }
  | { readonly name: 'edit-onboarding' }
  | { readonly name: MoveDialogName };

const steps: readonly ((entity: EntityFile) => NextStep | undefined)[] = [
  ({ moves }) => (moves.includes('send') ? { name: 'continue-draft' } : undefined),
  ({ moves }) => (moves.includes('answer') ? { name: 'answer' } : undefined),
  (entity) => {
    const doc = entity.moves.includes('complete') ? pendingDocument(entity) : undefined;
    return doc ? { name: 'review-documents', doc } : undefined;
  },
  ({ moves, counts }) => (moves.includes('complete') && counts.openHits ? { name: 'decide-hits' } : undefined),
  (entity) => (isAskedFirst(entity) ? { name: 'ask-client' } : undefined),
  ({ moves }) => (moves.includes('complete') ? { name: 'complete' } : undefined),
  (entity) => (isUndelivered(entity) ? { name: 'edit-onboarding' } : undefined),
  ({ moves, request }) => (moves.includes('remind') && isWithOthers(request.status) ? { name: 'remind' } : undefined),
  ({ request }) => (isCompleted(request.status) ? { name: 'report' } : undefined),
];

/** A rejected document can still be replaced, so the client is asked before the onboarding is completed. */
export function isAskedFirst({ moves, problems }: EntityFile): boolean {
  const mayComplete = moves.includes('complete') && moves.includes('ask-client');
  return mayComplete && problems.some(({ kind }) => kind === 'document');
}

/** The invitation did not arrive, and the viewer can correct its address. */
export function isUndelivered({ delivery, moves }: EntityFile): boolean {
  if (!delivery?.isInvitation || delivery.state === 'retrying') return false;
  return moves.includes('edit-onboarding');
}

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
