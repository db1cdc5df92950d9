import { accept } from '@dossier/domain/result';
import { newestAccess } from '../case/access.ts';
import { checkMove, makeMove } from '../case/moves.ts';
import { defineWorkflow } from './workflow.ts';

/** The institution gives up an onboarding; what was gathered is kept, read-only. */
export const cancel = defineWorkflow('cancel', {
  async run({ records, actor }, { request: id, reason }) {
    const asked = await checkMove(records, actor, id, 'cancel');
    if (!asked.ok) return asked;
    const access = await newestAccess(records, id);
    if (access?.status === 'pending') await records.update('gk_access', access.id, { status: 'withdrawn' });
    const { status, waiting_on } = asked.value.request;
    const standing = await makeMove(records, asked.value, {
      outcome: 'cancelled',
      archived_at: records.now,
      status_before: status,
      waiting_on_before: waiting_on,
      reason,
    });
    return accept(standing);
  },
});
