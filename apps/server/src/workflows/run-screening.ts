import { accept, refuse } from '@dossier/domain/result';
import { isRequestAtDesk, loadOnboardingFor } from '../case/onboarding.ts';
import { nameOf } from '../runtime/actor.ts';
import { orderRun } from '../screening/order-run.ts';
import { defineWorkflow } from './workflow.ts';

/** Orders a new screening of everyone in an onboarding. */
export const runScreening = defineWorkflow('run-screening', {
  async run({ records, actor }, { request: id }) {
    const own = await loadOnboardingFor(records, actor, id);
    if (!own.ok) return own;
    if (!isRequestAtDesk(own.value)) return refuse('version-frozen');
    const run = await orderRun(records, id, 'again', { id: actor.id, name: nameOf(actor) });
    return accept({ run: run.id });
  },
});
