import type { AcceptedProblem } from '@dossier/domain/contracts/shared/problem';
import { accept, type Result, refuse } from '@dossier/domain/result';
import { blockersOf, refusalOfBlocker } from '../case/blockers.ts';
import { checkMove, makeMove } from '../case/moves.ts';
import { acceptedProblems, problemsOf } from '../case/problems.ts';
import { proveByReview } from '../case/prove-owner.ts';
import type { RequestRow } from '../collections/rows.ts';
import type { WorkflowContext } from '../runtime/workflow-context.ts';
import { defineWorkflow } from './workflow.ts';

/** Completes the review: the report becomes available and the gates open. */
export const complete = defineWorkflow('complete', {
  async run(context, { request: id, problems }) {
    const { records, actor } = context;
    const checked = await checkMove(records, actor, id, 'complete');
    if (!checked.ok) return checked;
    const accepted = await guard(context, checked.value.request, problems);
    if (!accepted.ok) return accepted;
    const answered = await records.find('gk_corrections', 'request = {:id} && status = "answered"', { id });
    for (const { id: correction } of answered) {
      await records.update('gk_corrections', correction, { status: 'accepted' });
    }
    await proveByReview(records, checked.value.request, actor.id);
    const changes = { completed_at: records.now, accepted_problems: accepted.value };
    return accept(await makeMove(records, checked.value, changes));
  },
});

/** Returns the problems with their reasons. With a failed screening only a lead completes an onboarding. */
async function guard(
  { records, actor }: WorkflowContext,
  request: RequestRow,
  given: readonly Pick<AcceptedProblem, 'kind' | 'id' | 'reason'>[],
): Promise<Result<AcceptedProblem[]>> {
  const blockers = await blockersOf(records, request);
  const first = blockers.find(({ leadMayPass }) => !(leadMayPass && actor.role === 'intern-lead'));
  if (first) return refuse(refusalOfBlocker[first.code], { blockers });
  const problems = await problemsOf(records, request);
  const accepted = acceptedProblems(problems, given);
  return accepted ? accept(accepted) : refuse('reason-missing', { problems });
}
