import type { MoveAnswer } from '@dossier/domain/contracts/shared/move-answer';
import { accept, type Result } from '@dossier/domain/result';
import { checkMove, makeMove } from '../case/moves.ts';
import { changedRow, recordUndoStep } from '../case/undo-steps.ts';
import type { DeskRecordsStore, RequestRow } from '../collections/rows.ts';
import type { ChangedRow } from '../collections/undo_steps.ts';
import type { OperationContext, Target } from './operation.ts';

const written = ['status', 'waiting_on', 'outcome', 'archived_at', 'status_before', 'waiting_on_before'] as const;

/** Archives a completed onboarding and ends its monitoring. */
export async function archiveOnboarding(
  { records, actor }: OperationContext,
  { request: id, batch }: Target,
): Promise<Result<MoveAnswer & { readonly undo: string }>> {
  const checked = await checkMove(records, actor, id, 'archive');
  if (!checked.ok) return checked;
  const { request } = checked.value;
  const ended = await endMonitoring(records, request);
  const state = await makeMove(records, checked.value, {
    outcome: 'closed',
    archived_at: records.now,
    status_before: request.status,
    waiting_on_before: request.waiting_on,
  });
  const after = await records.need('gk_requests', id);
  const rows = [changedRow('gk_requests', request, after, written), ...ended];
  return accept({
    ...state,
    undo: await recordUndoStep(records, actor, { workflow: 'archive', request: id, batch, rows }),
  });
}

async function endMonitoring(records: DeskRecordsStore, { org, subject }: RequestRow): Promise<ChangedRow[]> {
  const filter = 'org = {:org} && subject = {:subject} && status != "ended"';
  const ended: ChangedRow[] = [];
  for (const subscription of await records.find('gk_subscriptions', filter, { org, subject })) {
    const after = await records.update('gk_subscriptions', subscription.id, { status: 'ended' });
    ended.push(changedRow('gk_subscriptions', subscription, after, ['status']));
  }
  return ended;
}
