import { fold } from '@dossier/domain/fold';
import { mentionText } from '@dossier/domain/notes';
import { type KeyboardEvent, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Avatar } from '#ui/avatar.tsx';
import { PlainField, useFieldIds } from '#ui/field-frame.tsx';
import { Highlight } from '#ui/highlight.tsx';
import { headingStyle, rowStyle } from '#ui/list-style.ts';
import { floating, plainBox } from '#ui/styles.ts';
import { useEntityPlace } from './entity-context.ts';
import type { Notes } from './note-types.ts';

type Person = Notes['people'][number];

interface MentionFieldProps {
  label: string;
  name: string;
  value: string;
  onChange: (text: string) => void;
  /** Those who can read the note. */
  people: readonly Person[];
  /** Ctrl Enter. */
  onSend: () => void;
  placeholder?: string;
  error?: string | undefined;
  isFocused?: boolean;
}

/** Suggestions at the same time. */
const mostShown = 6;

/** The `@` before the caret and what follows it; undefined outside a mention. */
function mentionAt(text: string, caret: number): { start: number; typed: string } | undefined {
  const found = /(?:^|[\s(])@([^@\n]{0,40})$/.exec(text.slice(0, caret));
  const typed = found?.[1];
  return typed === undefined ? undefined : { start: caret - typed.length - 1, typed };
}

/** Any word of the name may begin with what is typed. */
function isMatch({ name }: Person, typed: string): boolean {
  const wanted = fold(typed.trim());
  const folded = fold(name);
  return folded.startsWith(wanted) || folded.split(/\s+/).some((word) => word.startsWith(wanted));
}

/** The first word of a mention that none of these people is called, from two letters on; otherwise undefined. */
function unknownName(people: readonly Person[], typed: string | undefined): string | undefined {
  const word = typed?.trim().split(/\s/)[0] ?? '';
  return word.length > 1 && !people.some((one) => isMatch(one, word)) ? word : undefined;
}

/** A text in which `@` opens the list of colleagues who can read it. */
export function MentionField(props: MentionFieldProps) {
  const { label, name, value, onChange, people, onSend, placeholder, error, isFocused = false } = props;
  const { t } = useTranslation('notes');
  const ids = useFieldIds({ hint: undefined, error });
  const listId = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const [caret, setCaret] = useState(0);
  const caretAfter = useRef<number>(undefined);
  const [isOpen, setOpen] = useState(false);
  const [current, setCurrent] = useState(0);
  const mention = isOpen ? mentionAt(value, caret) : undefined;
  const matches = mention ? people.filter((one) => isMatch(one, mention.typed)).slice(0, mostShown) : [];
  const unknown = unknownName(people, mention?.typed);
  const at = Math.min(current, matches.length - 1);
  useEffect(() => {
    if (isFocused) field.current?.focus();
  }, [isFocused]);

  // Together with the text: later it would move the caret away from what was typed meanwhile.
  useLayoutEffect(() => {
    const end = caretAfter.current;
    caretAfter.current = undefined;
    if (end !== undefined) field.current?.setSelectionRange(end, end);
  });

  const choose = (person: Person) => {
    if (!mention) return;
    const text = `${mentionText(person.name)} `;
    onChange(value.slice(0, mention.start) + text + value.slice(caret).replace(/^ /, ''));
    setOpen(false);
    const end = mention.start + text.length;
    setCaret(end);
    caretAfter.current = end;
  };
  const press = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      if (!event.repeat) onSend();
      return;
    }
    const person = matches[at];
    if (!person || event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown') setCurrent((at + 1) % matches.length);
    else if (event.key === 'ArrowUp') setCurrent((at - 1 + matches.length) % matches.length);
    else if (event.key === 'Enter' || event.key === 'Tab') choose(person);
    else if (event.key === 'Escape') setOpen(false);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <PlainField {...{ label, error, ids }} className="relative">
      <textarea
        ref={field}
        id={ids.input}
        name={name}
        rows={3}
        value={value}
        placeholder={placeholder}
        autoComplete="off"
        aria-invalid={error !== undefined || undefined}
        aria-describedby={ids.described}
        aria-autocomplete="list"
        aria-haspopup="listbox"
        aria-controls={matches.length > 0 ? listId : undefined}
        aria-activedescendant={matches.length > 0 ? `${listId}-${at}` : undefined}
        onChange={(event) => {
          onChange(event.target.value);
          setCaret(event.target.selectionStart);
          setOpen(true);
          setCurrent(0);
        }}
        onSelect={(event) => setCaret(event.currentTarget.selectionStart)}
        onBlur={() => setOpen(false)}
        onKeyDown={press}
        className={`${plainBox} block resize-y py-2`}
      />
      <div className="relative">
        {matches.length > 0 && (
          <Suggestions id={listId} {...{ matches, at, typed: mention?.typed ?? '', onChoose: choose }} />
        )}
        {unknown && (
          <p aria-hidden className={`${floating} absolute inset-x-0 top-1 z-10 px-3 py-2 text-13`}>
            {t('no-reader', { name: unknown })}
          </p>
        )}
      </div>
      <span role="status" className="sr-only">
        {matches.length > 0 && t('suggestions', { count: matches.length })}
        {unknown && t('no-reader', { name: unknown })}
      </span>
    </PlainField>
  );
}

interface SuggestionsProps {
  id: string;
  matches: readonly Person[];
  at: number;
  typed: string;
  onChoose: (person: Person) => void;
}

/** The focus stays in the text; the current row is announced from there. */
function Suggestions({ id, matches, at, typed, onChoose }: SuggestionsProps) {
  const { t } = useTranslation('notes');
  const { org } = useEntityPlace().entity;
  const sides = { desk: t('sides.desk'), institution: org.name };
  return (
    <div
      id={id}
      role="listbox"
      aria-label={t('people')}
      className={`${floating} absolute inset-x-0 top-1 z-10 max-h-72 overflow-auto p-1`}
    >
      {matches.map((person, index) => (
        <div key={person.id} role="presentation">
          {person.side !== matches[index - 1]?.side && (
            <div role="presentation" className={headingStyle}>
              {sides[person.side]}
            </div>
          )}
          <div
            id={`${id}-${index}`}
            role="option"
            aria-selected={index === at}
            tabIndex={-1}
            // Keeps the focus in the text.
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => onChoose(person)}
            onKeyDown={() => undefined}
            className={`${rowStyle({})} max-md:min-h-11 ${index === at ? 'bg-hover forced-colors:outline-2' : ''}`}
          >
            <Avatar name={person.name} />
            <span className="min-w-0 flex-1 truncate">
              <Highlight text={person.name} query={typed} />
            </span>
            {person.isManager && (
              <span className="text-12 text-ink-3">{t(person.side === 'desk' ? 'roles.lead' : 'roles.admin')}</span>
            )}
          </div>
        </div>
      ))}
    </div>
  );
}
