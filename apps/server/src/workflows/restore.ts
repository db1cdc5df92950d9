import { restoreDays } from '@dossier/domain/limits';
import { isAwaitingForm } from '@dossier/domain/onboarding';
import type { NextState } from '@dossier/domain/onboarding-machine';
import { accept, refuse } from '@dossier/domain/result';
import { isWithdrawnByClient, newestAccess } from '../case/access.ts';
import { checkMove, makeMove } from '../case/moves.ts';
import type { DeskRecordsStore, RequestRow } from '../collections/rows.ts';
import { momentOf } from '../runtime/clock.ts';
import { defineWorkflow } from './workflow.ts';

/** Returns an archived onboarding to its earlier status, within thirty days. */
export const restore = defineWorkflow('restore', {
  async run({ records, actor, now }, { request: id, reason }) {
    const checked = await checkMove(records, actor, id, 'restore');
    if (!checked.ok) return checked;
    const { request } = checked.value;
    const days = (now.getTime() - momentOf(request.archived_at).getTime()) / 86_400_000;
    if (days > restoreDays) return refuse('restore-too-late', { archivedAt: request.archived_at });
    const asksAgain = await requestAccessAgain(records, request);
    const next = asksAgain ? untilAccess(checked.value.next) : checked.value.next;
    const cleared = { outcome: '', archived_at: '', status_before: '', waiting_on_before: '' } as const;
    return accept(await makeMove(records, { request, next }, { ...cleared, reason }));
  },
});

/** The state while the client decides again: an onboarding that was sent before waits for the decision. */
const untilAccess = (next: NextState): NextState =>
  next.status === 'none' || isAwaitingForm(next.status) ? next : { status: 'waiting', waitingOn: 'client_access' };

/**
 * Creates a new access request if the cancellation withdrew one, and returns whether it did. What the client withdrew is
 * theirs to approve again.
 */
async function requestAccessAgain(records: DeskRecordsStore, request: RequestRow): Promise<boolean> {
  const access = await newestAccess(records, request.id);
  if (access?.status !== 'withdrawn' || isWithdrawnByClient(access)) return false;
  const { org, business, individual, requester_name, description } = access;
  const again = { org, business, individual, requester_name, description, status: 'pending' as const };
  await records.create('gk_access', { ...again, request: request.id });
  return true;
}
