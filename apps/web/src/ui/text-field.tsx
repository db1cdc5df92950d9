import type { HTMLInputAutoCompleteAttribute, Ref } from 'react';
import { Input } from 'react-aria-components/Input';
import { TextField as AriaTextField, type TextFieldProps as AriaTextFieldProps } from 'react-aria-components/TextField';
import { FieldBottom, type FieldFrame, FieldTop, fieldStyle } from './field.tsx';
import { Icon, type IconName } from './icon.tsx';
import { Kbd } from './kbd.tsx';
import { controlBox, tv } from './styles.ts';

export interface TextFieldProps
  extends FieldFrame,
    Omit<AriaTextFieldProps, 'children' | 'className' | 'style' | 'isInvalid'> {
  placeholder?: string;
  autoComplete?: HTMLInputAutoCompleteAttribute;
  icon?: IconName;
  /** The key that jumps here, shown at the end. */
  shortcut?: string;
  size?: 'md' | 'sm';
  /** Only for screen readers: a search field whose icon says it. */
  isLabelHidden?: boolean;
  ref?: Ref<HTMLInputElement>;
}

const inputStyle = tv({
  base: `${controlBox} group-data-readonly:border-line-strong group-data-readonly:bg-sunken`,
  variants: {
    size: { md: 'h-(--density-control-lg)', sm: 'h-(--density-control) text-13!' },
    hasIcon: { true: 'pl-9 client:pl-10' },
    hasEnd: { true: 'pr-9' },
  },
  defaultVariants: { size: 'md' },
});

export function TextField(props: TextFieldProps) {
  const {
    label,
    hint,
    error,
    optional,
    labelEnd,
    icon,
    shortcut,
    size,
    isLabelHidden,
    placeholder,
    className = '',
    ref,
    ...rest
  } = props;
  return (
    <AriaTextField
      {...rest}
      validationBehavior="aria"
      isInvalid={error !== undefined}
      aria-label={isLabelHidden ? String(label) : undefined}
      className={`${fieldStyle} ${className}`}
    >
      {!isLabelHidden && <FieldTop label={label} hint={hint} optional={optional} labelEnd={labelEnd} />}
      <span className="relative block">
        {icon && (
          <Icon
            name={icon}
            className="pointer-events-none absolute top-1/2 left-2.5 -translate-y-1/2 text-ink-2 client:left-3"
          />
        )}
        <Input
          ref={ref}
          placeholder={placeholder}
          className={inputStyle({ size, hasIcon: icon !== undefined, hasEnd: shortcut !== undefined })}
        />
        {shortcut && (
          <span className="pointer-events-none absolute top-1/2 right-2 -translate-y-1/2">
            <Kbd>{shortcut}</Kbd>
          </span>
        )}
      </span>
      <FieldBottom error={error} />
    </AriaTextField>
  );
}
