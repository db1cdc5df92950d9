import { accept } from '@dossier/domain/result';
import { institutionTarget } from '../case/corrections.ts';
import { checkMove, makeMove } from '../case/moves.ts';
import { defineWorkflow } from './workflow.ts';

/** Asks the institution a question; the file waits for the answer. */
export const askInstitution = defineWorkflow('ask-institution', {
  async run({ records, actor }, { request: id, question }) {
    const asked = await checkMove(records, actor, id, 'ask-institution');
    if (!asked.ok) return asked;
    await records.create('gk_corrections', {
      request: id,
      // A question is no round of the client's: the first one may be asked before any.
      round: Math.max(asked.value.request.round, 1),
      target: institutionTarget,
      text: question,
      status: 'open',
      asked_by: actor.id,
    });
    return accept(await makeMove(records, asked.value));
  },
});
