import type { ReactNode } from 'react';
import type { FieldFrame } from './field.tsx';
import { PlainField, useFieldIds } from './field-frame.tsx';
import { Icon, type IconName } from './icon.tsx';
import { tv } from './styles.ts';

export interface RadioOption<T extends string> {
  id: T;
  label: ReactNode;
  hint?: ReactNode;
  icon?: IconName;
  isDisabled?: boolean;
}

export interface RadioGroupProps<T extends string> extends FieldFrame {
  options: readonly RadioOption<T>[];
  value: T | '' | undefined;
  onChange: (value: T) => void;
  onBlur?: () => void;
  /** `cards`: large tiles, for clients. */
  look?: 'plain' | 'cards';
  columns?: 1 | 2 | 3;
  isDisabled?: boolean;
  name?: string;
}

const columnStyle = {
  1: '',
  2: 'sm:grid-cols-2 client:gap-3 client:min-[340px]:grid-cols-2',
  3: 'md:grid-cols-3 client:gap-3',
} as const;

const dotStyle = tv({
  base: 'size-4 flex-none rounded-full bg-surface client:size-6',
  variants: {
    isSelected: {
      true: 'border-[5px] border-accent client:border-[7px] forced-colors:border-[Highlight]',
      false: 'border border-line-field',
    },
    isInvalid: { true: 'border-bad-solid! shadow-[inset_0_0_0_1px_var(--color-bad-solid)]' },
    isDisabled: { true: 'border-line-strong! bg-sunken!' },
  },
});

const optionStyle = tv({
  base: 'relative flex items-start gap-2 text-14 client:gap-3 client:text-16',
  variants: {
    look: {
      plain: 'client:-my-1 client:py-2.5',
      cards:
        'gap-3! rounded-md border bg-surface p-3 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus client:px-3 client:py-[11px]',
    },
    isSelected: { true: '', false: '' },
    isDisabled: { true: 'text-ink-disabled' },
  },
  compoundVariants: [
    { look: 'cards', isSelected: true, class: 'border-accent shadow-[inset_0_0_0_1px_var(--color-accent)]' },
    { look: 'cards', isSelected: false, class: 'border-line-strong hover:border-line-field' },
  ],
});

/** Native radio buttons: the browser moves between them by arrow keys, and no library loads with the page. */
export function RadioGroup<T extends string>(props: RadioGroupProps<T>) {
  const { label, hint, error, optional, labelEnd, options, value, onChange, onBlur, columns = 1 } = props;
  const { look = 'plain', isDisabled = false, name, className = '' } = props;
  const ids = useFieldIds({ hint, error });
  const isInvalid = error !== undefined;
  return (
    <PlainField {...{ label, hint, error, optional, labelEnd, ids, className }} isGroup>
      <div
        role="radiogroup"
        aria-labelledby={ids.label}
        aria-describedby={ids.described}
        aria-invalid={isInvalid || undefined}
        aria-disabled={isDisabled || undefined}
        onBlur={({ currentTarget, relatedTarget }) => !currentTarget.contains(relatedTarget) && onBlur?.()}
        className={`grid grid-cols-1 gap-2 ${look === 'cards' ? '' : 'gap-x-6'} ${columnStyle[columns]}`}
      >
        {options.map((option) => (
          <RadioRow
            key={option.id}
            {...{ option, look, isInvalid }}
            name={name ?? ids.input}
            isSelected={option.id === value}
            isDisabled={isDisabled || option.isDisabled === true}
            onSelect={() => onChange(option.id)}
          />
        ))}
      </div>
    </PlainField>
  );
}

interface RowProps<T extends string> {
  option: RadioOption<T>;
  look: 'plain' | 'cards';
  name: string;
  isSelected: boolean;
  isInvalid: boolean;
  isDisabled: boolean;
  onSelect: () => void;
}

function RadioRow<T extends string>({ option, look, name, isSelected, isInvalid, isDisabled, onSelect }: RowProps<T>) {
  return (
    <label className={optionStyle({ look, isSelected, isDisabled })}>
      <input
        type="radio"
        className="peer sr-only"
        {...{ name }}
        value={option.id}
        checked={isSelected}
        disabled={isDisabled}
        onChange={onSelect}
      />
      <span
        className={`flex h-5 items-center client:h-6 ${look === 'plain' ? '[:focus-visible+&>span]:outline-2 [:focus-visible+&>span]:outline-offset-2 [:focus-visible+&>span]:outline-focus' : ''}`}
      >
        <span className={dotStyle({ isSelected, isInvalid: isInvalid && !isSelected, isDisabled })} />
      </span>
      <span className="min-w-0 flex-1">
        <span className={look === 'cards' ? 'font-semibold' : ''}>{option.label}</span>
        {option.hint && <span className="block text-13 text-ink-2 client:text-14">{option.hint}</span>}
      </span>
      {option.icon && <Icon name={option.icon} className="mt-0.5 text-ink-2" />}
    </label>
  );
}
