import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FieldFrame } from './field.tsx';
import { Icon } from './icon.tsx';
import { controlBox, controlHeight } from './styles.ts';

export interface DatePartsProps extends FieldFrame {
  /** ISO date, or the part typed so far: `2026-11-`. */
  value: string;
  onChange: (typed: string) => void;
  onBlur?: () => void;
  /** The focus came to one of the parts, or left all of them, to `next`. */
  onFocusChange?: (isFocused: boolean, next?: EventTarget | null) => void;
  isDisabled?: boolean;
  name?: string;
  /** Enables autofill of a birth date. */
  autoComplete?: 'bday';
}

const parts = [
  { name: 'day', at: 2, width: 'w-[72px] max-[359px]:w-[60px]' },
  { name: 'month', at: 1, width: 'w-[72px] max-[359px]:w-[60px]' },
  { name: 'year', at: 0, width: 'w-[104px] max-[359px]:w-[88px]' },
] as const;

/** Joins `['2026', '11', '']` to `2026-11-`; empty input is ''. A complete date becomes ISO with leading zeros. */
export function joinParts(typed: readonly string[]): string {
  if (typed.every((part) => part === '')) return '';
  const [year = '', month = '', day = ''] = typed;
  if (year.length === 4 && month !== '' && day !== '')
    return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return `${year}-${month}-${day}`;
}

/** Where typing continues: in a part, after its text or replacing it. */
interface Typed {
  readonly parts: readonly string[];
  readonly next: number;
  readonly isReplaced: boolean;
}

/** Reads a whole date that is pasted. It loads with the first focus; until then the text fills the parts in their order. */
let wholeDate: (text: string) => readonly string[] | undefined = () => undefined;
const loadWholeDate = () =>
  import('./whole-date.ts').then(
    (part) => {
      wholeDate = part.wholeDate;
    },
    () => {},
  );

const longest = (at: number) => (at === 0 ? 4 : 2);

/**
 * Puts typed text into one part, and into the next one what follows a separator, as in `31/2`, or the figures that are
 * too many, as in `3112`, if they may go on.
 */
function putIn(shown: readonly string[], at: number, text: string, goesOn: boolean): Typed {
  const whole = wholeDate(text);
  if (whole) return { parts: whole, next: 0, isReplaced: false };
  const parts = [0, 1, 2].map((index) => shown[index] ?? '');
  const [own = '', ...rest] = text.replace(/^\D+/, '').split(/\D+/);
  const isFull = own.length > longest(at);
  parts[at] = own.slice(0, longest(at));
  if (at === 0 || (rest.length === 0 && !isFull)) return { parts, next: at, isReplaced: false };
  const following = [...(isFull ? [own.slice(longest(at))] : []), ...rest].join(' ');
  if (following === '') return { parts, next: at - 1, isReplaced: true };
  if (rest.length === 0 && !goesOn && parts[at - 1] !== '') return { parts, next: at, isReplaced: false };
  return putIn(parts, at - 1, following, goesOn);
}

/** A known date for clients: three number fields, no calendar. */
export function DateParts({
  label,
  hint,
  error,
  optional,
  value,
  onChange,
  onBlur,
  onFocusChange,
  isDisabled,
  name,
  autoComplete,
  className = '',
}: DatePartsProps) {
  const { t } = useTranslation('common');
  const id = useId();
  const [typed, setTyped] = useState<readonly string[]>();
  const shown = typed !== undefined && joinParts(typed) === value ? typed : value.split('-');
  const inputs = useRef<(HTMLInputElement | null)[]>([]);
  /** The part that was typed from its first figure on since it has the focus. */
  const fresh = useRef<number>(undefined);
  const type = (at: number, text: string) => {
    if (text.length <= 1) fresh.current = at;
    const { parts: all, next, isReplaced } = putIn(shown, at, text, fresh.current === at);
    setTyped(all);
    onChange(joinParts(all));
    const input = inputs.current[next];
    if (next === at || !input) return;
    input.focus();
    if (isReplaced) input.select();
    else input.setSelectionRange(input.value.length, input.value.length);
    fresh.current = next;
  };
  const described = [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ') || undefined;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend cannot take part in the field's layout
    <div
      role="group"
      aria-labelledby={`${id}-label`}
      aria-describedby={described}
      onFocus={() => onFocusChange?.(true)}
      onBlur={({ currentTarget, relatedTarget }) =>
        onFocusChange?.(currentTarget.contains(relatedTarget), relatedTarget)
      }
      className={`flex flex-col ${className}`}
    >
      <span id={`${id}-label`} className="text-13 font-medium client:text-16 client:font-semibold">
        {label}
        {optional && <span className="font-normal text-ink-3"> {t('field.optional')}</span>}
      </span>
      {hint && (
        <span id={`${id}-hint`} className="text-13 text-ink-2 client:text-14">
          {hint}
        </span>
      )}
      <span className="mt-1.5 flex flex-wrap gap-3 max-[359px]:gap-x-2">
        {parts.map((part) => (
          <label key={part.name} className={`flex flex-col gap-1 text-13 client:text-14 ${part.width}`}>
            {t(`date.${part.name}`)}
            <input
              id={part.name === 'day' ? name : undefined}
              ref={(input) => {
                inputs.current[part.at] = input;
              }}
              inputMode="numeric"
              autoComplete={autoComplete ? `${autoComplete}-${part.name}` : 'off'}
              value={shown[part.at] ?? ''}
              onChange={(event) => type(part.at, event.target.value)}
              onFocus={() => {
                fresh.current = undefined;
                void loadWholeDate();
              }}
              onBlur={onBlur}
              disabled={isDisabled}
              data-disabled={isDisabled || undefined}
              aria-invalid={error !== undefined || undefined}
              data-rac=""
              data-invalid={error !== undefined || undefined}
              className={`${controlBox} ${controlHeight} tabular-nums`}
            />
          </label>
        ))}
      </span>
      {error && (
        <span id={`${id}-error`} className="mt-1.5 flex gap-1.5 text-13 font-medium text-bad-ink client:text-14">
          <Icon name="octagon" className="mt-0.5" />
          <span>{error}</span>
        </span>
      )}
    </div>
  );
}
