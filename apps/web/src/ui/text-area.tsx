import type { Ref } from 'react';
import type { FieldFrame } from './field.tsx';
import { PlainField, useFieldIds } from './field-frame.tsx';
import { plainBox } from './styles.ts';
import type { TextProps } from './text-field.tsx';

export interface TextAreaProps extends FieldFrame, TextProps {
  rows?: number;
  ref?: Ref<HTMLTextAreaElement>;
}

export function TextArea(props: TextAreaProps) {
  const { label, hint, error, optional, labelEnd, className = '', rows = 3, ref } = props;
  const { value = '', onChange, isDisabled, isReadOnly, name, placeholder, autoFocus, onBlur } = props;
  const ids = useFieldIds({ hint, error });
  return (
    <PlainField {...{ label, hint, error, optional, labelEnd, ids, isReadOnly, className }}>
      <textarea
        {...{ ref, name, value, placeholder, rows, onBlur }}
        id={ids.input}
        // biome-ignore lint/a11y/noAutofocus: set for the first field of a dialog
        autoFocus={autoFocus}
        disabled={isDisabled}
        readOnly={isReadOnly}
        onChange={(event) => onChange?.(event.target.value)}
        aria-invalid={error !== undefined || undefined}
        aria-describedby={ids.described}
        className={`${plainBox} block resize-y py-2 client:py-[11px]`}
      />
    </PlainField>
  );
}
