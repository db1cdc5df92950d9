import { type Ref, useState } from 'react';
import { Input } from 'react-aria-components/Input';
import { TextField as AriaTextField } from 'react-aria-components/TextField';
import { FieldBottom, type FieldFrame, FieldTop, fieldStyle } from './field.tsx';
import { tv } from './styles.ts';

export interface CodeFieldProps extends FieldFrame {
  value: string;
  onChange: (code: string) => void;
  /** The last figure was typed or pasted. */
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
    isCaret: {
      true: "border-focus! outline-2 -outline-offset-1 outline-focus after:h-5 after:w-[1.5px] after:bg-ink after:content-['']",
    },
    isDisabled: { true: 'bg-sunken! text-ink-disabled' },
  },
});

/** A one-time code: boxes to look at, one real field behind them to type, fill in and paste into. */
export function CodeField(props: CodeFieldProps) {
  const {
    label,
    hint,
    error,
    value,
    onChange,
    onComplete,
    length = 6,
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
  return (
    <AriaTextField
      value={value}
      onChange={type}
      onFocusChange={setFocused}
      validationBehavior="aria"
      isInvalid={error !== undefined}
      isDisabled={isDisabled}
      inputMode="numeric"
      autoComplete="one-time-code"
      name={name}
      autoFocus={autoFocus}
      className={`${fieldStyle} ${className}`}
    >
      <FieldTop label={label} hint={hint} />
      <span className="relative flex gap-2">
        {Array.from({ length }, (_, index) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: a box is its place
            key={index}
            aria-hidden="true"
            data-code-box=""
            className={boxStyle({
              isInvalid: error !== undefined,
              isDisabled,
              isCaret: isFocused && index === Math.min(value.length, length - 1) && value.length < length,
            })}
          >
            {value[index] ?? ''}
          </span>
        ))}
        <Input
          ref={ref}
          spellCheck="false"
          className="absolute inset-0 w-full cursor-text rounded-md bg-transparent pl-4 font-mono tracking-[2em] text-transparent caret-transparent outline-none selection:bg-transparent"
        />
      </span>
      <FieldBottom error={error} />
    </AriaTextField>
  );
}
