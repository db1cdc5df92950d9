import { Checkbox } from './checkbox.tsx';
import type { FieldFrame } from './field.tsx';
import { PlainField, useFieldIds } from './field-frame.tsx';

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
  'rounded-md border border-line-strong bg-surface has-checked:border-accent has-checked:shadow-[inset_0_0_0_1px_var(--color-accent)] ' +
  '[&>label]:m-0! [&>label]:px-3! [&>label]:py-[11px]! [&>label]:font-semibold';

export function CheckboxGroup<T extends string>(props: CheckboxGroupProps<T>) {
  const { label, hint, error, optional, labelEnd, options, value, onChange, isDisabled = false } = props;
  const { columns = 1, look = 'plain', className = '' } = props;
  const ids = useFieldIds({ hint, error });
  const choose = (id: T, isChosen: boolean) =>
    onChange(isChosen ? [...value, id] : value.filter((chosen) => chosen !== id));
  return (
    <PlainField {...{ label, hint, error, optional, labelEnd, ids, className }} isGroup>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset has a legend, and the label is that of every field */}
      <div
        role="group"
        aria-labelledby={ids.label}
        aria-describedby={ids.described}
        className={`grid gap-2 client:gap-3 ${columns === 2 ? 'md:grid-cols-2' : ''}`}
      >
        {options.map((option) => (
          <Checkbox
            key={option.id}
            hint={option.hint}
            isSelected={value.includes(option.id)}
            isDisabled={isDisabled || option.isDisabled === true}
            isInvalid={error !== undefined}
            onChange={(isChosen) => choose(option.id, isChosen)}
            className={look === 'cards' ? cardStyle : ''}
          >
            {option.label}
          </Checkbox>
        ))}
      </div>
    </PlainField>
  );
}
