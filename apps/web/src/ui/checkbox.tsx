import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Icon } from './icon.tsx';
import { tv } from './styles.ts';

export interface CheckboxProps {
  children?: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
  isSelected?: boolean;
  /** Some of what it represents is selected. */
  isIndeterminate?: boolean;
  isDisabled?: boolean | undefined;
  /** What it belongs to has an error, which is shown there. */
  isInvalid?: boolean;
  onChange?: (isSelected: boolean) => void;
  name?: string;
  autoFocus?: boolean;
  className?: string;
  'aria-label'?: string;
  'aria-describedby'?: string;
}

export const checkBoxStyle = tv({
  base: 'grid size-4 flex-none place-items-center rounded-sm border text-on-accent client:size-6',
  variants: {
    isOn: {
      true: 'border-accent bg-accent forced-colors:bg-[Highlight] forced-colors:text-[HighlightText]',
      false: 'border-line-field bg-surface',
    },
    isInvalid: { true: 'border-bad-solid! shadow-[inset_0_0_0_1px_var(--color-bad-solid)]' },
    isDisabled: { true: 'border-line-strong! bg-sunken! text-ink-2! forced-colors:border-[GrayText]!' },
  },
});

/** The browser's own checkbox below a drawn one: no library loads with a page that has one. */
export function Checkbox(props: CheckboxProps) {
  const { children, hint, error, isSelected = false, isIndeterminate = false, isDisabled = false, onChange } = props;
  const { name, autoFocus, className = '' } = props;
  const isInvalid = props.isInvalid === true || error !== undefined;
  const errorId = useId();
  const described = [props['aria-describedby'], error === undefined ? undefined : errorId].filter(Boolean).join(' ');
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (input.current) input.current.indeterminate = isIndeterminate;
  }, [isIndeterminate]);
  return (
    <div className={`flex flex-col ${className}`}>
      <label className="relative flex items-start gap-2 text-14 has-disabled:text-ink-disabled client:-my-2.5 client:gap-3 client:py-2.5 client:text-16">
        <input
          ref={input}
          type="checkbox"
          className="peer sr-only"
          name={name}
          checked={isSelected}
          disabled={isDisabled}
          // biome-ignore lint/a11y/noAutofocus: set for the first field of a dialog
          autoFocus={autoFocus}
          onChange={({ target }) => onChange?.(target.checked)}
          aria-label={props['aria-label']}
          aria-invalid={isInvalid || undefined}
          aria-describedby={described || undefined}
        />
        <span className="flex h-5 items-center client:h-6 [:focus-visible+&>span]:outline-2 [:focus-visible+&>span]:outline-offset-2 [:focus-visible+&>span]:outline-focus">
          <span className={checkBoxStyle({ isOn: isSelected || isIndeterminate, isInvalid, isDisabled })}>
            {isIndeterminate ? (
              <Icon name="minus" size={12} />
            ) : (
              isSelected && <Icon name="check" size={12} className="client:size-4" />
            )}
          </span>
        </span>
        {(children || hint) && (
          <span className="min-w-0">
            {children}
            {hint && <span className="block text-13 font-normal text-ink-2 client:text-14">{hint}</span>}
          </span>
        )}
      </label>
      {error !== undefined && (
        <span id={errorId} role="alert" className="mt-1.5 flex gap-1.5 text-13 font-medium text-bad-ink client:text-14">
          <Icon name="octagon" className="mt-0.5" />
          {error}
        </span>
      )}
    </div>
  );
}
