import { accept, refuse } from '@dossier/domain/result';
import { isKnownTarget } from '../case/corrections.ts';
import { checkMove, makeMove } from '../case/moves.ts';
import { frozenOf, startDraft } from '../case/versions.ts';
import { defineWorkflow } from './workflow.ts';

/** Requests corrections from the client: a new round, in which only the named parts can be changed. */
export const askClient = defineWorkflow('ask-client', {
  async run({ records, actor }, { request: id, corrections }) {
    const checked = await checkMove(records, actor, id, 'ask-client');
    if (!checked.ok) return checked;
    const { request } = checked.value;
    const version = await frozenOf(records, request);
    if (!version) throw new Error(`gk_requests/${id} is submitted without a version`);
    const unknown = corrections.find(({ target }) => !isKnownTarget(target, request, version));
    if (unknown) return refuse('corrections-target-unknown', { target: unknown.target });
    const round = request.round + 1;
    for (const { target, text } of corrections) {
      await records.create('gk_corrections', { request: id, round, target, text, status: 'open', asked_by: actor.id });
    }
    await startDraft(records, request, version.answers, version.sectionStates);
    return accept(await makeMove(records, checked.value, { round }));
  },
});
