import { accept, refuse } from '@dossier/domain/result';
import { nameOf } from '../runtime/actor.ts';
import { defineWorkflow } from './workflow.ts';

/** Removes a list from screening. Its loads and hits remain. */
export const removeList = defineWorkflow('remove-list', {
  async run({ records, actor }, { list: id, reason }) {
    const list = await records.get('screening_lists', id);
    if (list?.removed_at !== '') return refuse('not-found');
    await records.update('screening_lists', id, {
      load: '',
      schedule: 'off',
      next_load_at: '',
      removed_at: records.now,
      removed_by: nameOf(actor),
      removed_reason: reason,
    });
    return accept({ list: id });
  },
});
