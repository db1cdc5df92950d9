import { accept, refuse } from '@dossier/domain/result';
import * as z from 'zod';
import { nameOf } from '../runtime/actor.ts';
import { hostOf, loadUnderWay, orderLoad } from '../screening/schedule.ts';
import type { Workflows } from './contracts.ts';
import { recordId } from './inputs.ts';
import { defineWorkflow } from './workflow.ts';

/** Fetches a list from its stored address, now, in the background. */
export const loadList = defineWorkflow<Workflows['load-list']['input'], Workflows['load-list']['answer']>({
  name: 'load-list',
  input: z.object({ list: recordId }),
  async run({ records, actor }, { list: id }) {
    const list = await records.get('screening_lists', id);
    if (list?.removed_at !== '') return refuse('not-found');
    if (list.address === '') return refuse('list-has-no-address');
    if (await loadUnderWay(records, id)) return refuse('list-loading');
    const by = { id: actor.id, name: nameOf(actor) };
    const load = await orderLoad(records, list, { source: 'address', fileName: hostOf(list.address), by });
    return accept({ load: load.id });
  },
});
