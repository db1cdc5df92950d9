import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { view } from '#api/views.ts';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { focusOn } from '#ui/keep-focus.ts';
import { Loaded } from '#ui/loaded.tsx';
import { useEntityPlace } from './entity-context.ts';
import { NoteForm } from './note-form.tsx';
import { NoteItem } from './note-item.tsx';
import type { Notes } from './note-types.ts';

/** Notes that are shown at once; older ones after a press. */
const shownAtOnce = 10;

/** The notes of staff on the onboarding, and the form of a new one. */
export function NotesPanel({ note }: { note?: string | undefined }) {
  const { t } = useTranslation('notes');
  const { request } = useEntityPlace().entity;
  const query = useQuery(view('notes', { request: request.id }));
  return (
    <Loaded query={query} title={t('failed')}>
      {(answer) => <Panel answer={answer} note={note} />}
    </Loaded>
  );
}

function Panel({ answer, note }: { answer: Notes; note: string | undefined }) {
  const { t } = useTranslation('notes');
  const { notes, mayWrite } = answer;
  const list = useRef<HTMLUListElement>(null);
  const [isAll, setAll] = useState(() => notes.findIndex(({ id }) => id === note) >= shownAtOnce);
  const shown = isAll ? notes : notes.slice(0, shownAtOnce);
  // A link to a note: it gets the focus once it is there.
  useEffect(() => {
    const target = note === undefined ? null : document.getElementById(`note-${note}`);
    target?.scrollIntoView({ block: 'center' });
    focusOn(target);
  }, [note]);
  return (
    <>
      {notes.length === 0 && <p className="text-13 text-ink-2">{t(mayWrite ? 'none' : 'none-closed')}</p>}
      {notes.length > 0 && (
        <ul ref={list} aria-label={t('list')} className="flex flex-col divide-y divide-line">
          {shown.map((one) => (
            <NoteItem key={one.id} note={one} answer={answer} />
          ))}
        </ul>
      )}
      {shown.length < notes.length && (
        <Button
          size="sm"
          onPress={() => {
            setAll(true);
            focusOn(list.current?.lastElementChild as HTMLElement | null);
          }}
          className="mt-3"
        >
          {t('older', { count: notes.length - shown.length })}
        </Button>
      )}
      {mayWrite ? (
        <NoteForm answer={answer} />
      ) : (
        notes.length > 0 && <p className="mt-4 text-12 text-ink-2">{t('archived')}</p>
      )}
      <p className="mt-4 flex items-center gap-1.5 text-12 text-ink-2">
        <Icon name="eye" />
        {t('never-client')}
      </p>
    </>
  );
}
