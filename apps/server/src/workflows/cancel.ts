import { accept } from '@dossier/domain/result';
import { isApproved, newestAccess } from '../case/access.ts';
import { checkMove, makeMove } from '../case/moves.ts';
import { defineWorkflow } from './workflow.ts';

/** The institution cancels an onboarding; what it was given before remains, read-only, and it reads nothing newer. */
export const cancel = defineWorkflow('cancel', {
  async run({ records, actor }, { request: id, reason }) {
    const checked = await checkMove(records, actor, id, 'cancel');
    if (!checked.ok) return checked;
    const access = await newestAccess(records, id);
    if (access && access.status !== 'rejected') {
      const ended = isApproved(access) ? { withdrawn_at: records.now } : {};
      await records.update('gk_access', access.id, { status: 'withdrawn', ...ended });
    }
    const { status, waiting_on } = checked.value.request;
    const state = await makeMove(records, checked.value, {
      outcome: 'cancelled',
      archived_at: records.now,
      status_before: status,
      waiting_on_before: waiting_on,
      reason,
    });
    return accept(state);
  },
});
