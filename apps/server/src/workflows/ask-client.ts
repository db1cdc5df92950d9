import { accept, refuse } from '@dossier/domain/result';
import { isKnownTarget } from '../case/corrections.ts';
import { checkMove, makeMove } from '../case/moves.ts';
import { frozenOf, startDraft } from '../case/versions.ts';
import { defineWorkflow } from './workflow.ts';

/** Asks the client to put things right: a new round, in which only those things can be changed. */
export const askClient = defineWorkflow('ask-client', {
  async run({ records, actor }, { request: id, corrections }) {
    const asked = await checkMove(records, actor, id, 'ask-client');
    if (!asked.ok) return asked;
    const { request } = asked.value;
    const version = await frozenOf(records, request);
    if (!version) throw new Error(`gk_requests/${id} is submitted without a version`);
    const unknown = corrections.find(({ target }) => !isKnownTarget(target, request, version));
    if (unknown) return refuse('corrections-target-unknown', { target: unknown.target });
    const round = request.round + 1;
    for (const { target, text } of corrections) {
      await records.create('gk_corrections', { request: id, round, target, text, status: 'open', asked_by: actor.id });
    }
    await startDraft(records, request, version.answers, version.sectionStates);
    return accept(await makeMove(records, asked.value, { round }));
  },
});
