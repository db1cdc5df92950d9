import { accept } from '@dossier/domain/result';
import { checkMove, makeMove } from '../case/moves.ts';
import { defineWorkflow } from './workflow.ts';

/** A lead reopens a completed onboarding; its report remains. */
export const reopen = defineWorkflow('reopen', {
  async run({ records, actor }, { request: id, reason }) {
    const checked = await checkMove(records, actor, id, 'reopen');
    if (!checked.ok) return checked;
    return accept(await makeMove(records, checked.value, { completed_at: '', accepted_problems: [], reason }));
  },
});
