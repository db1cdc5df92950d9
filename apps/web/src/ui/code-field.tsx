import { codeDigits } from '@dossier/domain/limits';
import { type ClipboardEvent, type Ref, useState } from 'react';
import type { FieldFrame } from './field.tsx';
import { PlainField, useFieldIds } from './field-frame.tsx';
import { tv } from './styles.ts';

export interface CodeFieldProps extends FieldFrame {
  value: string;
  onChange: (code: string) => void;
  /** Called after the last digit was typed or pasted. */
  onComplete?: (code: string) => void;
  length?: number;
  isDisabled?: boolean;
  name?: string;
  autoFocus?: boolean;
  ref?: Ref<HTMLInputElement>;
}

const boxStyle = tv({
  base: 'grid h-11 min-w-0 flex-1 place-items-center rounded-md border border-line-field bg-surface text-20 font-medium tabular-nums client:h-14 client:text-24',
  variants: {
    isInvalid: { true: 'border-bad-solid! shadow-[inset_0_0_0_1px_var(--color-bad-solid)]' },
    isNext: { true: 'border-focus! outline-2 -outline-offset-1 outline-focus' },
    isCaret: { true: "after:h-5 after:w-[1.5px] after:bg-ink after:content-['']" },
    isDisabled: { true: 'bg-sunken! text-ink-disabled' },
  },
});

/** A one-time code: boxes for display over one native field for typing, autofill and pasting. */
export function CodeField(props: CodeFieldProps) {
  const {
    label,
    hint,
    error,
    value,
    onChange,
    onComplete,
    length = codeDigits,
    isDisabled,
    name,
    autoFocus,
    ref,
    className = '',
  } = props;
  const [isFocused, setFocused] = useState(false);
  const type = (text: string) => {
    const code = text.replace(/\D/g, '').slice(0, length);
    onChange(code);
    if (code.length === length && code !== value) onComplete?.(code);
  };
  // Of a whole sentence of the mail, only the code is taken.
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    const found = codeIn(event.clipboardData.getData('text'), length);
    if (found === undefined) return;
    event.preventDefault();
    type(found);
  };
  const ids = useFieldIds({ hint, error });
  return (
    <PlainField {...{ label, hint, error, ids, className }}>
      <span className="relative flex gap-2">
        {Array.from({ length }, (_, index) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: a box is its place
            key={index}
            aria-hidden="true"
            data-code-box=""
            className={boxStyle({
              isInvalid: error !== undefined && !isDisabled,
              isDisabled,
              isNext: isFocused && index === Math.min(value.length, length - 1),
              isCaret: isFocused && index === value.length,
            })}
          >
            {value[index] ?? ''}
          </span>
        ))}
        <input
          {...{ ref, name, value }}
          id={ids.input}
          // biome-ignore lint/a11y/noAutofocus: the code is all there is to do on its page
          autoFocus={autoFocus}
          type="text"
          inputMode="numeric"
          autoComplete="one-time-code"
          autoCapitalize="off"
          autoCorrect="off"
          spellCheck="false"
          disabled={isDisabled}
          onChange={(event) => type(event.target.value)}
          onPaste={paste}
          onFocus={(event) => {
            setFocused(true);
            // A complete code is typed over, not added to.
            if (value.length === length) event.target.select();
          }}
          onBlur={() => setFocused(false)}
          aria-invalid={error !== undefined || undefined}
          aria-describedby={ids.described}
          className="absolute inset-0 w-full cursor-text rounded-md bg-transparent pl-4 font-mono tracking-[2em] text-transparent caret-transparent outline-none selection:bg-transparent"
        />
      </span>
    </PlainField>
  );
}

/** The first number of exactly so many digits, also when they are grouped: `703 812`. */
function codeIn(text: string, length: number): string | undefined {
  const found = new RegExp(`(?<!\\d)\\d(?:[ \\u00a0-]?\\d){${length - 1}}(?!\\d)`).exec(text);
  return found?.[0].replace(/\D/g, '');
}
