import { accept } from '@dossier/domain/result';
import { institutionTarget } from '../case/corrections.ts';
import { checkMove, makeMove } from '../case/moves.ts';
import { defineWorkflow } from './workflow.ts';

/** The institution answers the desk's question, and the review continues. */
export const answer = defineWorkflow('answer', {
  async run({ records, actor }, { request: id, answer: given }) {
    const checked = await checkMove(records, actor, id, 'answer');
    if (!checked.ok) return checked;
    const filter = 'request = {:id} && target = {:target} && status = "open"';
    const questions = await records.find('gk_corrections', filter, { id, target: institutionTarget });
    for (const question of questions) {
      await records.update('gk_corrections', question.id, {
        status: 'answered',
        answer: given,
        answered_at: records.now,
      });
    }
    return accept(await makeMove(records, checked.value));
  },
});
