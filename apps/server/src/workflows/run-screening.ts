import { accept, refuse } from '@dossier/domain/result';
import { ownRequest } from '../case/own-request.ts';
import { isAtDesk } from '../case/owned-document.ts';
import { nameOf } from '../runtime/actor.ts';
import { orderRun } from '../screening/order-run.ts';
import type { Workflows } from './contracts.ts';
import { requestRef } from './inputs.ts';
import { defineWorkflow } from './workflow.ts';

/** Holds everybody of a file against the lists again. */
export const runScreening = defineWorkflow<Workflows['run-screening']['input'], Workflows['run-screening']['answer']>({
  name: 'run-screening',
  input: requestRef,
  async run({ records, actor }, { request: id }) {
    const own = await ownRequest(records, actor, id);
    if (!own.ok) return own;
    if (!isAtDesk(own.value)) return refuse('version-frozen');
    const run = await orderRun(records, id, 'again', { id: actor.id, name: nameOf(actor) });
    return accept({ run: run.id });
  },
});
