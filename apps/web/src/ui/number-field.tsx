import type { Ref } from 'react';
import { Input } from 'react-aria-components/Input';
import {
  NumberField as AriaNumberField,
  type NumberFieldProps as AriaNumberFieldProps,
} from 'react-aria-components/NumberField';
import { FieldBottom, type FieldFrame, FieldTop, fieldStyle } from './field.tsx';
import { controlBox, controlHeight, tv } from './styles.ts';

export interface NumberFieldProps
  extends FieldFrame,
    Omit<AriaNumberFieldProps, 'children' | 'className' | 'style' | 'isInvalid'> {
  /** A unit behind the figure, such as %. */
  suffix?: string;
  ref?: Ref<HTMLInputElement>;
}

const numberStyle = tv({
  base: `${controlBox} ${controlHeight} tabular-nums`,
  variants: { hasSuffix: { true: 'pr-9' } },
});

export function NumberField({
  label,
  hint,
  error,
  optional,
  labelEnd,
  suffix,
  className = '',
  ref,
  ...rest
}: NumberFieldProps) {
  return (
    <AriaNumberField
      {...rest}
      validationBehavior="aria"
      isInvalid={error !== undefined}
      className={`${fieldStyle} ${className}`}
    >
      <FieldTop label={label} hint={hint} optional={optional} labelEnd={labelEnd} />
      <span className="relative block">
        <Input ref={ref} className={numberStyle({ hasSuffix: suffix !== undefined })} />
        {suffix && (
          <span className="pointer-events-none absolute top-1/2 right-3 -translate-y-1/2 text-ink-2">{suffix}</span>
        )}
      </span>
      <FieldBottom error={error} />
    </AriaNumberField>
  );
}
