import { accept } from '@dossier/domain/result';
import { loadViewToChange } from '../case/list-views.ts';
import { defineWorkflow } from './workflow.ts';

/** Deletes a view of a list; those whose list opened with it have the standard list again. */
export const removeListView = defineWorkflow('remove-list-view', {
  async run({ records, actor }, { view: id }) {
    const found = await loadViewToChange(records, actor, id);
    if (!found.ok) return found;
    for (const standard of await records.find('list_standards', 'view = {:id}', { id }))
      await records.update('list_standards', standard.id, { view: '' });
    await records.delete('list_views', id);
    return accept({ view: id });
  },
});
