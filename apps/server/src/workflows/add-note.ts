import { maxNotes } from '@dossier/domain/limits';
import { canBeReported, canReadNote } from '@dossier/domain/notes';
import { accept, refuse } from '@dossier/domain/result';
import { checkMentions, checkOpen, notesAccess } from '../case/notes.ts';
import { nameOf } from '../runtime/actor.ts';
import { defineWorkflow } from './workflow.ts';

/** Writes a note on an onboarding, for the own side or for both. */
export const addNote = defineWorkflow('add-note', {
  async run({ records, actor }, { request: id, text, readers, mentions, isReported }) {
    const access = await notesAccess(records, actor, id);
    if (!access || !canReadNote(access.side, readers)) return refuse('not-found');
    const open = checkOpen(access, 'add-note');
    if (!open.ok) return open;
    if (isReported && !canBeReported(readers)) return refuse('note-not-shared');
    const mentioned = await checkMentions(records, actor, access, { text, mentions, readers });
    if (!mentioned.ok) return mentioned;
    if ((await records.count('notes', 'request = {:id}', { id })) >= maxNotes)
      return refuse('notes-too-many', { maximum: maxNotes });
    const note = await records.create('notes', {
      request: id,
      readers,
      text,
      mentions: mentioned.value,
      author: actor.id,
      author_name: nameOf(actor),
      side: access.side,
      reported_at: isReported ? records.now : '',
    });
    return accept({ note: note.id });
  },
});
