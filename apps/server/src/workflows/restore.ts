import { restoreDays } from '@dossier/domain/limits';
import { accept, refuse } from '@dossier/domain/result';
import { newestAccess } from '../case/access.ts';
import { checkMove, makeMove } from '../case/moves.ts';
import type { DeskRecordsStore, RequestRow } from '../collections/rows.ts';
import { momentOf } from '../runtime/clock.ts';
import { defineWorkflow } from './workflow.ts';

/** Takes an archived onboarding back to where it was, within thirty days. */
export const restore = defineWorkflow('restore', {
  async run({ records, actor, now }, { request: id, reason }) {
    const asked = await checkMove(records, actor, id, 'restore');
    if (!asked.ok) return asked;
    const { request } = asked.value;
    const days = (now.getTime() - momentOf(request.archived_at).getTime()) / 86_400_000;
    if (days > restoreDays) return refuse('restore-too-late', { archivedAt: request.archived_at });
    await askAccessAgain(records, request);
    const cleared = { outcome: '', archived_at: '', status_before: '', waiting_on_before: '' } as const;
    return accept(await makeMove(records, asked.value, { ...cleared, reason }));
  },
});

/** An access request that the cancelling withdrew is asked anew. */
async function askAccessAgain(records: DeskRecordsStore, request: RequestRow): Promise<void> {
  const access = await newestAccess(records, request.id);
  if (access?.status !== 'withdrawn') return;
  const { org, business, individual, requester_name, description } = access;
  const again = { org, business, individual, requester_name, description, status: 'pending' as const };
  await records.create('gk_access', { ...again, request: request.id });
}
