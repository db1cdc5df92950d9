import { accept, type Result, refuse } from '@dossier/domain/result';
import { blockersOf, refusalOfBlocker } from '../case/blockers.ts';
import { checkMove, makeMove } from '../case/moves.ts';
import { proveByReview } from '../case/prove-owner.ts';
import type { RequestRow } from '../collections/rows.ts';
import type { WorkflowContext } from '../runtime/workflow-context.ts';
import { defineWorkflow } from './workflow.ts';

/** Completes the review: the report becomes available and the gates open. */
export const complete = defineWorkflow('complete', {
  async run(context, { request: id, reason }) {
    const { records, actor } = context;
    const checked = await checkMove(records, actor, id, 'complete');
    if (!checked.ok) return checked;
    const given = await guard(context, checked.value.request, reason);
    if (!given.ok) return given;
    const answered = await records.find('gk_corrections', 'request = {:id} && status = "answered"', { id });
    for (const { id: correction } of answered) {
      await records.update('gk_corrections', correction, { status: 'accepted' });
    }
    await proveByReview(records, checked.value.request, actor.id);
    return accept(await makeMove(records, checked.value, { completed_at: records.now, reason: given.value }));
  },
});

/** Returns the reason to store. With a failed screening only a lead completes an onboarding, with a reason. */
async function guard({ records, actor }: WorkflowContext, request: RequestRow, reason = ''): Promise<Result<string>> {
  const blockers = await blockersOf(records, request);
  const hard = blockers.find((blocker) => !blocker.leadMayPass);
  if (hard) return refuse(refusalOfBlocker[hard.code], { blockers });
  const failed = blockers.find((blocker) => blocker.leadMayPass);
  if (!failed) return accept(reason);
  if (actor.role !== 'intern-lead') return refuse(refusalOfBlocker[failed.code], { blockers });
  return reason === '' ? refuse('reason-missing', { blockers }) : accept(reason);
}
