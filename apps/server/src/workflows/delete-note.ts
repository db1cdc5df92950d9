import { accept } from '@dossier/domain/result';
import { loadNoteToChange } from '../case/notes.ts';
import { defineWorkflow } from './workflow.ts';

/** Deletes the text of an own note and its notifications. The line that there was a note stays. */
export const deleteNote = defineWorkflow('delete-note', {
  async run({ records, actor }, { note: id }) {
    const found = await loadNoteToChange(records, actor, id);
    if (!found.ok) return found;
    await records.update('notes', id, { text: '', mentions: [], reported_at: '', deleted_at: records.now });
    for (const { id: one } of await records.find('notifications', 'note = {:id}', { id }))
      await records.delete('notifications', one);
    return accept({ note: id });
  },
});
