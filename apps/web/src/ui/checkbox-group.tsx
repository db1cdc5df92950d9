import { CheckboxGroup as AriaCheckboxGroup } from 'react-aria-components/CheckboxGroup';
import { Checkbox } from './checkbox.tsx';
import { FieldBottom, type FieldFrame, FieldTop, fieldStyle } from './field.tsx';

export interface CheckboxGroupProps<T extends string> extends FieldFrame {
  options: readonly { id: T; label: string; hint?: string; isDisabled?: boolean }[];
  value: readonly T[];
  onChange: (value: T[]) => void;
  isDisabled?: boolean;
  columns?: 1 | 2;
  /** `cards`: large tiles, for clients. */
  look?: 'plain' | 'cards';
}

const cardStyle =
  'rounded-md border border-line-strong bg-surface has-data-selected:border-accent has-data-selected:shadow-[inset_0_0_0_1px_var(--color-accent)] ' +
  '[&>label]:m-0! [&>label]:px-3! [&>label]:py-[11px]! [&>label]:font-semibold';

export function CheckboxGroup<T extends string>({
  label,
  hint,
  error,
  optional,
  options,
  value,
  onChange,
  isDisabled,
  columns = 1,
  look = 'plain',
  className = '',
}: CheckboxGroupProps<T>) {
  return (
    <AriaCheckboxGroup
      value={[...value]}
      onChange={(chosen) => onChange(chosen as T[])}
      isDisabled={isDisabled}
      isInvalid={error !== undefined}
      validationBehavior="aria"
      className={`${fieldStyle} ${className}`}
    >
      <FieldTop label={label} hint={hint} optional={optional} />
      <div className={`grid gap-2 client:gap-3 ${columns === 2 ? 'md:grid-cols-2' : ''}`}>
        {options.map((option) => (
          <Checkbox
            key={option.id}
            value={option.id}
            hint={option.hint}
            isDisabled={option.isDisabled}
            className={look === 'cards' ? cardStyle : ''}
          >
            {option.label}
          </Checkbox>
        ))}
      </div>
      <FieldBottom error={error} />
    </AriaCheckboxGroup>
  );
}
