import type { ReactNode } from 'react';
import { RadioGroup as AriaRadioGroup, Radio } from 'react-aria-components/RadioGroup';
import { FieldBottom, type FieldFrame, FieldTop, fieldStyle } from './field.tsx';
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
    isFocusVisible: { true: 'outline-2 outline-offset-2 outline-focus' },
  },
});

const optionStyle = tv({
  base: 'flex items-start gap-2 text-14 client:gap-3 client:text-16 disabled:text-ink-disabled',
  variants: {
    look: {
      plain: 'client:-my-1 client:py-2.5',
      cards: 'gap-3! rounded-md border bg-surface p-3 client:px-3 client:py-[11px]',
    },
    isSelected: { true: '', false: '' },
    isFocusVisible: { true: '' },
  },
  compoundVariants: [
    { look: 'cards', isSelected: true, class: 'border-accent shadow-[inset_0_0_0_1px_var(--color-accent)]' },
    { look: 'cards', isSelected: false, class: 'border-line-strong hovered:border-line-field' },
    { look: 'cards', isFocusVisible: true, class: 'outline-2 outline-offset-2 outline-focus' },
  ],
});

export function RadioGroup<T extends string>(props: RadioGroupProps<T>) {
  const {
    label,
    hint,
    error,
    optional,
    labelEnd,
    options,
    value,
    onChange,
    onBlur,
    look = 'plain',
    columns = 1,
    isDisabled,
    name,
    className = '',
  } = props;
  return (
    <AriaRadioGroup
      value={value || null}
      onChange={(chosen) => onChange(chosen as T)}
      onBlur={onBlur}
      isDisabled={isDisabled}
      isInvalid={error !== undefined}
      validationBehavior="aria"
      name={name}
      className={`${fieldStyle} ${className}`}
    >
      <FieldTop label={label} hint={hint} optional={optional} labelEnd={labelEnd} />
      <div className={`grid gap-2 ${columnStyle[columns]}`}>
        {options.map((option) => (
          <RadioRow key={option.id} option={option} look={look} />
        ))}
      </div>
      <FieldBottom error={error} />
    </AriaRadioGroup>
  );
}

function RadioRow<T extends string>({ option, look }: { option: RadioOption<T>; look: 'plain' | 'cards' }) {
  return (
    <Radio
      value={option.id}
      isDisabled={option.isDisabled}
      className={({ isSelected, isFocusVisible }) => optionStyle({ look, isSelected, isFocusVisible })}
    >
      {({ isSelected, isInvalid, isDisabled, isFocusVisible }) => (
        <>
          <span className="flex h-5 items-center client:h-6">
            <span
              className={dotStyle({
                isSelected,
                isInvalid: isInvalid && !isSelected,
                isDisabled,
                isFocusVisible: isFocusVisible && look === 'plain',
              })}
            />
          </span>
          <span className="min-w-0 flex-1">
            <span className={look === 'cards' ? 'font-semibold' : ''}>{option.label}</span>
            {option.hint && <span className="block text-13 text-ink-2 client:text-14">{option.hint}</span>}
          </span>
          {option.icon && <Icon name={option.icon} className="mt-0.5 text-ink-2" />}
        </>
      )}
    </Radio>
  );
}
