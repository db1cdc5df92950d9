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

/** Reads a whole date, as pasted: `4-3-1988`, `4/3/1988`, `1988-03-04`. Returns year, month and day. */
function wholeDate(text: string): readonly string[] | undefined {
  const [, first = '', second = '', third = ''] = /^\s*(\d{1,4})\D+(\d{1,2})\D+(\d{1,4})\s*$/.exec(text) ?? [];
  if (first.length === 4 && third.length <= 2 && third !== '') return [first, second, third];
  return first !== '' && first.length <= 2 && third.length === 4 ? [third, second, first] : undefined;
}

/**
 * Puts typed text into one part, and what follows a separator, as in `31/2`, into the next one.
 * @returns the parts, and the part in which typing continues.
 */
function putIn(shown: readonly string[], at: number, text: string): { typed: readonly string[]; next: number } {
  const whole = wholeDate(text);
  if (whole) return { typed: whole, next: 0 };
  const typed = [0, 1, 2].map((index) => shown[index] ?? '');
  const [own = '', ...rest] = text.replace(/^\D+/, '').split(/\D+/);
  typed[at] = own.slice(0, at === 0 ? 4 : 2);
  if (rest.length === 0 || at === 0) return { typed, next: at };
  const following = rest.join(' ');
  return following === '' ? { typed, next: at - 1 } : putIn(typed, at - 1, following);
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
  const type = (at: number, text: string) => {
    const { typed: all, next } = putIn(shown, at, text);
    setTyped(all);
    onChange(joinParts(all));
    if (next !== at) inputs.current[next]?.select();
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
