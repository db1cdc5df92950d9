import { accept, refuse } from '@dossier/domain/result';
import { changedOnboardings } from '../case/changed-onboardings.ts';
import { undoStep } from '../case/undo.ts';
import { defineSeveralWorkflow } from './workflow.ts';

/** Takes back what the caller did, each onboarding by itself. */
export const undo = defineSeveralWorkflow('undo', {
  async targets({ records, actor }, { undo: batch }) {
    const filter = 'batch = {:batch} && user = {:user}';
    const steps = await records.find('undo_steps', filter, { batch, user: actor.id }, { sort: 'created,@rowid' });
    if (steps.length === 0) return refuse('not-found');
    return accept(steps.map(({ id, request }) => ({ request, step: id })));
  },
  operation: () => 'undo',
  runOne: (context, _, { step = '' }) => undoStep(context, step),
  async answer({ records, actor }, outcomes) {
    const [first] = outcomes;
    const isNothingUndone = outcomes.every(({ result }) => !result.ok);
    if (first && !first.result.ok && isNothingUndone) return first.result;
    return accept(await changedOnboardings(records, actor, outcomes));
  },
});
