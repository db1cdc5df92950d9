import { accept, refuse } from '@dossier/domain/result';
import { nameOf } from '../runtime/actor.ts';
import { hostOf, loadInProgress, orderLoad } from '../screening/schedule.ts';
import { defineWorkflow } from './workflow.ts';

/** Orders a load of a list from its stored address. It runs in the background. */
export const loadList = defineWorkflow('load-list', {
  async run({ records, actor }, { list: id }) {
    const list = await records.get('screening_lists', id);
    if (list?.removed_at !== '') return refuse('not-found');
    if (list.address === '') return refuse('list-has-no-address');
    if (await loadInProgress(records, id)) return refuse('list-loading');
    const by = { id: actor.id, name: nameOf(actor) };
    const load = await orderLoad(records, list, { source: 'address', fileName: hostOf(list.address), by });
    return accept({ load: load.id });
  },
});
