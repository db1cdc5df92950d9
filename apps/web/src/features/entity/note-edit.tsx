import { editNote } from '@dossier/domain/contracts/workflows/edit-note';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { WorkflowRefused } from '#api/errors.ts';
import { useKept } from '#api/use-kept.ts';
import { useWorkflow } from '#api/workflows.ts';
import { useErrorText } from '#i18n/error-text.ts';
import { useFormCheck } from '#i18n/use-form-check.ts';
import { Button } from '#ui/button.tsx';
import { MentionField } from './mention-field.tsx';
import type { Note, Notes } from './note-types.ts';
import { useMentions } from './use-mentions.ts';

/** Changes the text of an own note in its place. */
export function NoteEdit({ note, answer, onClose }: { note: Note; answer: Notes; onClose: () => void }) {
  const { t } = useTranslation('notes');
  const { error } = useErrorText();
  const [text, setText, forget] = useKept(`note:${note.id}`, note.text);
  const [seen, setSeen] = useState(note.text);
  const edit = useWorkflow('edit-note');
  const mentions = useMentions(answer, note.readers, text, note.mentions);
  const check = useFormCheck(editNote.input, { note: note.id, seen, text, mentions: mentions.ids });
  const close = () => {
    forget();
    onClose();
  };
  /** A change in another tab is shown; saving again replaces it. */
  const compare = (thrown: unknown) => {
    if (thrown instanceof WorkflowRefused && thrown.code === 'stale-revision') setSeen(String(thrown.facts['current']));
  };
  const save = () => {
    if (mentions.error !== undefined) return;
    if (text.trim() === note.text && seen === note.text) close();
    else check.submit((input) => edit.mutate(input, { onSuccess: close, onError: compare }));
  };
  const isStale = seen !== note.text || (edit.error instanceof WorkflowRefused && edit.error.code === 'stale-revision');
  return (
    <div className="mt-2">
      <MentionField
        label={t('text')}
        name={`note-${note.id}-text`}
        value={text}
        onChange={setText}
        people={mentions.people}
        onSend={save}
        error={check.errorOf('text') ?? mentions.error}
        isFocused
      />
      {edit.error && (
        <p role="alert" className="mt-1.5 text-12 text-bad-ink">
          {isStale ? t('changed-elsewhere', { text: seen }) : error(edit.error)}
        </p>
      )}
      <div className="mt-2 flex justify-end gap-2">
        <Button size="sm" onPress={close}>
          {t('cancel')}
        </Button>
        <Button size="sm" onPress={save} isPending={edit.isPending} shortcut="Ctrl ↵" aria-label={t('save')}>
          {t('save')}
        </Button>
      </div>
    </div>
  );
}
