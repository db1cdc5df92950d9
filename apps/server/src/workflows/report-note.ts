import { canBeReported } from '@dossier/domain/notes';
import { accept, refuse } from '@dossier/domain/result';
import { loadNoteToChange } from '../case/notes.ts';
import { defineWorkflow } from './workflow.ts';

/** Puts a shared note of the own side into the report, or takes it out. */
export const reportNote = defineWorkflow('report-note', {
  async run({ records, actor }, { note: id, isReported }) {
    const found = await loadNoteToChange(records, actor, id, { ofSide: true });
    if (!found.ok) return found;
    const { note } = found.value;
    if (isReported && !canBeReported(note.readers)) return refuse('note-not-shared');
    if (isReported !== (note.reported_at !== ''))
      await records.update('notes', id, { reported_at: isReported ? records.now : '' });
    return accept({ note: id });
  },
});
