import { accept } from '@dossier/domain/result';
import { checkMove, makeMove } from '../case/moves.ts';
import { defineWorkflow } from './workflow.ts';

/** A lead takes a completed file up again; what was reported stays. */
export const reopen = defineWorkflow('reopen', {
  async run({ records, actor }, { request: id, reason }) {
    const asked = await checkMove(records, actor, id, 'reopen');
    if (!asked.ok) return asked;
    return accept(await makeMove(records, asked.value, { completed_at: '', reason }));
  },
});
