import type { Ref } from 'react';
import { TextArea as AriaTextArea } from 'react-aria-components/TextArea';
import { TextField as AriaTextField, type TextFieldProps as AriaTextFieldProps } from 'react-aria-components/TextField';
import { FieldBottom, type FieldFrame, FieldTop, fieldStyle } from './field.tsx';
import { controlBox, tv } from './styles.ts';

export interface TextAreaProps
  extends FieldFrame,
    Omit<AriaTextFieldProps, 'children' | 'className' | 'style' | 'isInvalid'> {
  placeholder?: string;
  rows?: number;
  ref?: Ref<HTMLTextAreaElement>;
}

const areaStyle = tv({
  base: `${controlBox} block resize-y py-2 client:py-[11px] group-data-readonly:border-line-strong group-data-readonly:bg-sunken`,
});

export function TextArea({
  label,
  hint,
  error,
  optional,
  labelEnd,
  placeholder,
  rows = 3,
  className = '',
  ref,
  ...rest
}: TextAreaProps) {
  return (
    <AriaTextField
      {...rest}
      validationBehavior="aria"
      isInvalid={error !== undefined}
      className={`${fieldStyle} ${className}`}
    >
      <FieldTop label={label} hint={hint} optional={optional} labelEnd={labelEnd} />
      <AriaTextArea ref={ref} placeholder={placeholder} rows={rows} className={areaStyle()} />
      <FieldBottom error={error} />
    </AriaTextField>
  );
}
