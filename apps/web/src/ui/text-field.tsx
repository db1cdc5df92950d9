import type { HTMLInputAutoCompleteAttribute, HTMLInputTypeAttribute, KeyboardEventHandler, Ref } from 'react';
import type { FieldFrame } from './field.tsx';
import { PlainField, useFieldIds } from './field-frame.tsx';
import { Icon, type IconName } from './icon.tsx';
import { Kbd } from './kbd.tsx';
import { plainBox, tv } from './styles.ts';

/** Common properties of text fields besides the frame. */
export interface TextProps {
  value?: string;
  onChange?: (text: string) => void;
  onBlur?: () => void;
  name?: string;
  placeholder?: string;
  isDisabled?: boolean;
  isReadOnly?: boolean;
  autoFocus?: boolean;
}

export interface TextFieldProps extends FieldFrame, TextProps {
  type?: HTMLInputTypeAttribute;
  inputMode?: 'text' | 'email' | 'tel' | 'url' | 'numeric' | 'decimal' | 'search';
  autoComplete?: HTMLInputAutoCompleteAttribute;
  icon?: IconName;
  /** Keyboard shortcut that focuses the field, shown at its end. */
  shortcut?: string;
  /** Unit of what is typed, shown at its end. */
  unit?: string;
  size?: 'md' | 'sm';
  /** Visible to screen readers only: for a search field with an icon. */
  isLabelHidden?: boolean;
  onKeyDown?: KeyboardEventHandler<HTMLInputElement>;
  ref?: Ref<HTMLInputElement>;
}

const inputStyle = tv({
  base: plainBox,
  variants: {
    size: { md: 'h-(--density-control-lg)', sm: 'h-(--density-control) text-13!' },
    hasIcon: { true: 'pl-9 client:pl-10' },
    hasEnd: { true: 'pr-9' },
  },
  defaultVariants: { size: 'md' },
});

export function TextField(props: TextFieldProps) {
  const { label, hint, error, optional, labelEnd, isLabelHidden, icon, shortcut, unit, size, className = '' } = props;
  const { value = '', onChange, isDisabled, isReadOnly, type = 'text', ref } = props;
  const { name, placeholder, inputMode, autoComplete, autoFocus, onBlur, onKeyDown } = props;
  const ids = useFieldIds({ hint: isLabelHidden ? undefined : hint, error });
  return (
    <PlainField {...{ label, hint, error, optional, labelEnd, ids, isLabelHidden, isReadOnly, className }}>
      <span className="relative block">
        {icon && (
          <Icon
            name={icon}
            className="pointer-events-none absolute top-1/2 left-2.5 -translate-y-1/2 text-ink-2 client:left-3"
          />
        )}
        <input
          {...{ ref, type, name, value, placeholder, inputMode, autoComplete, onBlur, onKeyDown }}
          id={ids.input}
          // biome-ignore lint/a11y/noAutofocus: set for the first field of a page or dialog
          autoFocus={autoFocus}
          disabled={isDisabled}
          readOnly={isReadOnly}
          onChange={(event) => onChange?.(event.target.value)}
          aria-label={isLabelHidden ? String(label) : undefined}
          aria-invalid={error !== undefined || undefined}
          aria-describedby={ids.described}
          className={inputStyle({ size, hasIcon: icon !== undefined, hasEnd: (shortcut ?? unit) !== undefined })}
        />
        {unit && (
          <span aria-hidden="true" className="pointer-events-none absolute top-1/2 right-3 -translate-y-1/2 text-ink-2">
            {unit}
          </span>
        )}
        {shortcut && (
          <span className="pointer-events-none absolute top-1/2 right-2 -translate-y-1/2">
            <Kbd>{shortcut}</Kbd>
          </span>
        )}
      </span>
    </PlainField>
  );
}
