import { addNote } from '@dossier/domain/contracts/workflows/add-note';
import { canBeReported, type NoteReaders, readersOfSide } from '@dossier/domain/notes';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useKept } from '#api/use-kept.ts';
import { useWorkflow } from '#api/workflows.ts';
import { useErrorText } from '#i18n/error-text.ts';
import { useFormCheck } from '#i18n/use-form-check.ts';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { focusFault } from '#ui/focus-fault.ts';
import { RadioGroup } from '#ui/radio-group.tsx';
import { toast } from '#ui/toast.tsx';
import { useEntityPlace } from './entity-context.ts';
import { MentionField } from './mention-field.tsx';
import type { Notes } from './note-types.ts';
import { useMentions } from './use-mentions.ts';

interface Draft {
  readonly text: string;
  readonly readers: NoteReaders;
  readonly isReported: boolean;
}

const fieldName = 'note-text';

/** A new note: its text, who can read it, and whether it is in the report. */
export function NoteForm({ answer }: { answer: Notes }) {
  const { t } = useTranslation('notes');
  const { error } = useErrorText();
  const { request, org } = useEntityPlace().entity;
  const first: Draft = { text: '', readers: answer.side, isReported: false };
  const [draft, keep, forget] = useKept<Draft>(`note-on:${request.id}`, first);
  const add = useWorkflow('add-note');
  const mentions = useMentions(answer, draft.readers, draft.text);
  const form = useRef<HTMLFormElement>(null);
  const mayReport = canBeReported(draft.readers);
  const input = {
    ...draft,
    request: request.id,
    mentions: mentions.ids,
    isReported: draft.isReported && mayReport,
  };
  const check = useFormCheck(addNote.input, input);
  const done = () => {
    keep(first);
    forget();
    check.reset();
    toast.success(t('added'));
    document.querySelector<HTMLElement>(`[name=${fieldName}]`)?.focus();
  };
  const send = () => {
    if (add.isPending) return;
    if (mentions.error !== undefined || !check.isValid) focusFault(form.current ?? undefined);
    if (mentions.error === undefined) check.submit((valid) => add.mutate(valid, { onSuccess: done }));
  };
  return (
    <form
      ref={form}
      aria-label={t('new')}
      className="mt-4 border-t border-line pt-5"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <MentionField
        label={t('new')}
        name={fieldName}
        placeholder={t('placeholder')}
        value={draft.text}
        onChange={(text) => keep({ ...draft, text })}
        people={mentions.people}
        onSend={send}
        error={check.errorOf('text') ?? mentions.error}
      />
      <RadioGroup<NoteReaders>
        label={t('who')}
        className="mt-3"
        value={draft.readers}
        onChange={(readers) => keep({ ...draft, readers })}
        options={readersOfSide(answer.side).map((id) => ({
          id,
          label: <span className="text-13">{t(`readers.${id}`, { institution: org.name })}</span>,
        }))}
      />
      <div className="mt-3 flex flex-wrap items-center justify-between gap-2">
        <Checkbox
          isSelected={draft.isReported && mayReport}
          isDisabled={!mayReport}
          onChange={(isReported) => keep({ ...draft, isReported })}
          {...(!mayReport && { hint: t('report-shared') })}
        >
          <span className="text-13">{t('put-in-report')}</span>
        </Checkbox>
        <Button type="submit" isPending={add.isPending} shortcut="Ctrl ↵" aria-label={t('add')} className="ml-auto">
          {t('add')}
        </Button>
      </div>
      {add.error && (
        <p role="alert" className="mt-2 text-13 text-bad-ink">
          {error(add.error)}
        </p>
      )}
    </form>
  );
}
