import { accept } from '@dossier/domain/result';
import { institutionTarget } from '../case/corrections.ts';
import { checkMove, makeMove } from '../case/moves.ts';
import { defineWorkflow } from './workflow.ts';

/** Sends a question to the institution; the review waits for the answer. */
export const askInstitution = defineWorkflow('ask-institution', {
  async run({ records, actor }, { request: id, question }) {
    const checked = await checkMove(records, actor, id, 'ask-institution');
    if (!checked.ok) return checked;
    await records.create('gk_corrections', {
      request: id,
      // A question does not start a round of corrections, and may be sent before the first one.
      round: Math.max(checked.value.request.round, 1),
      target: institutionTarget,
      text: question,
      status: 'open',
      asked_by: actor.id,
    });
    return accept(await makeMove(records, checked.value));
  },
});
