import { canReadNote, mentionedIn, type NoteReaders } from '@dossier/domain/notes';
import { useTranslation } from 'react-i18next';
import type { Note, Notes } from './note-types.ts';

/** Whom a text mentions, whom it may mention, and the message about a person who cannot read the note. */
export function useMentions({ people: all }: Notes, readers: NoteReaders, text: string, before: Note['mentions'] = []) {
  const { t } = useTranslation('notes');
  const people = all.filter(({ side }) => canReadNote(side, readers));
  const others = all.filter(
    ({ side, name }) => !canReadNote(side, readers) && !people.some((one) => one.name === name),
  );
  const known = [...people, ...before.filter(({ id }) => !people.some((one) => one.id === id))];
  const [wrong] = mentionedIn(text, others);
  return {
    people,
    ids: mentionedIn(text, known).map(({ id }) => id),
    error: wrong && t('cannot-read', { name: wrong.name }),
  };
}
