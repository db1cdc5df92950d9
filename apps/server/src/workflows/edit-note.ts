import { accept, refuse } from '@dossier/domain/result';
import { checkMentions, loadNoteToChange } from '../case/notes.ts';
import { defineWorkflow } from './workflow.ts';

/** Changes the text of an own note. Who reads it stays: they have read it. */
export const editNote = defineWorkflow('edit-note', {
  async run({ records, actor }, { note: id, seen, text, mentions }) {
    const found = await loadNoteToChange(records, actor, id);
    if (!found.ok) return found;
    const { note, access } = found.value;
    if (note.text !== seen) return refuse('stale-revision', { current: note.text });
    const before = note.mentions ?? [];
    const mentioned = await checkMentions(records, actor, access, { text, mentions, readers: note.readers, before });
    if (!mentioned.ok) return mentioned;
    if (text !== note.text)
      await records.update('notes', id, { text, mentions: mentioned.value, edited_at: records.now });
    return accept({ note: id });
  },
});
