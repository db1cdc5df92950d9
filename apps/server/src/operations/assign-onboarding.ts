import { isReadOnly } from '@dossier/domain/onboarding';
import { accept, type Result, refuse } from '@dossier/domain/result';
import { loadOnboardingFor } from '../case/onboarding.ts';
import { changedRow, recordUndoStep } from '../case/undo-steps.ts';
import type { OperationContext, Target } from './operation.ts';

/**
 * Assigns an onboarding to an intern, or to none (''). Reviewers assign themselves and undo that; a lead assigns any
 * intern.
 * @returns the input of `undo`; '' when the assignment was the same
 */
export async function assignOnboarding(
  context: OperationContext,
  { request: id, batch }: Target,
  intern: string = context.actor.id,
): Promise<Result<string>> {
  const { records, actor } = context;
  const allowed = await mayAssignTo(context, intern);
  if (!allowed.ok) return allowed;
  const found = await loadOnboardingFor(records, actor, id);
  if (!found.ok) return found;
  const { status, assigned_intern: assigned } = found.value;
  if (isReadOnly(status)) return refuse('move-not-allowed', { move: 'assign', status, allowed: [] });
  const isOthers = assigned !== '' && assigned !== actor.id;
  if (isOthers && actor.role !== 'intern-lead') return refuse('assigned-to-other', { request: id });
  if (assigned === intern) return accept('');
  const after = await records.update('gk_requests', id, { assigned_intern: intern });
  const rows = [changedRow('gk_requests', found.value, after, ['assigned_intern'])];
  return accept(await recordUndoStep(records, actor, { workflow: 'assign', request: id, batch, rows }));
}

async function mayAssignTo({ records, actor }: OperationContext, intern: string): Promise<Result<null>> {
  if (intern === actor.id || intern === '') return accept();
  if (actor.role !== 'intern-lead') return refuse('not-allowed', { move: 'assign' });
  const person = await records.get('internal_users', intern);
  return person?.active ? accept() : refuse('not-found');
}
