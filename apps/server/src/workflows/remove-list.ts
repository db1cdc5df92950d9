import { accept, refuse } from '@dossier/domain/result';
import { nameOf } from '../runtime/actor.ts';
import { said } from './inputs.ts';
import { defineWorkflow } from './workflow.ts';

/** Nobody is held against this list any more. Its loads, and what it found, stay. */
export const removeList = defineWorkflow('remove-list', {
  async run({ records, actor }, { list: id, reason }) {
    const list = await records.get('screening_lists', id);
    if (list?.removed_at !== '') return refuse('not-found');
    const text = said(reason, 'reason-missing');
    if (!text.ok) return text;
    await records.update('screening_lists', id, {
      load: '',
      schedule: 'off',
      next_load_at: '',
      removed_at: records.now,
      removed_by: nameOf(actor),
      removed_reason: text.value,
    });
    return accept({ list: id });
  },
});
