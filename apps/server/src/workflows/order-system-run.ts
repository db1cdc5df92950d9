import { accept } from '@dossier/domain/result';
import { orderRun } from '../case/system-runs.ts';
import { nameOf } from '../runtime/actor.ts';
import { defineWorkflow } from './workflow.ts';

/** Orders a backup, a verification or the checks. A process of its own does it. */
export const orderSystemRun = defineWorkflow('order-system-run', {
  async run({ records, actor }, { kind }) {
    const { id } = await orderRun(records, kind, { id: actor.id, name: nameOf(actor) });
    return accept({ run: id });
  },
});
