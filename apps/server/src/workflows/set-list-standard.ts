import { accept, refuse } from '@dossier/domain/result';
import { hasList, standardOf, viewsOf } from '../case/list-views.ts';
import { defineWorkflow } from './workflow.ts';

/** Sets with which view and which columns a list opens for the caller. */
export const setListStandard = defineWorkflow('set-list-standard', {
  async run({ records, actor }, { list, view, columns }) {
    if (!hasList(actor, list)) return refuse('not-found');
    if (view !== '' && !(await viewsOf(records, actor, list)).some(({ id }) => id === view)) return refuse('not-found');
    const chosen = { view, columns: columns && [...columns] };
    const known = await standardOf(records, actor, list);
    if (known) await records.update('list_standards', known.id, chosen);
    else await records.create('list_standards', { ...chosen, list, user: actor.id });
    return accept({ list });
  },
});
