import { Radio, RadioGroup } from 'react-aria-components/RadioGroup';
import { Icon, type IconName } from './icon.tsx';
import { tv } from './styles.ts';

export interface SegmentsProps<T extends string> {
  label: string;
  options: readonly { id: T; label: string; icon?: IconName; count?: number }[];
  value: T;
  onChange: (value: T) => void;
  isDisabled?: boolean;
}

const segmentStyle = tv({
  base:
    'flex h-7 items-center gap-1.5 rounded-sm px-3 text-13 font-medium cursor-default client:h-11 client:text-16 ' +
    'focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-focus',
  variants: {
    isSelected: {
      true: 'bg-surface text-ink shadow-[0_0_0_1px_var(--color-line-strong)] forced-colors:outline-2',
      false: 'text-ink-2 hover:text-ink',
    },
    isDisabled: { true: 'text-ink-disabled' },
  },
});

/** Two to four views of the same data; exactly one is selected. */
export function Segments<T extends string>({ label, options, value, onChange, isDisabled }: SegmentsProps<T>) {
  return (
    <RadioGroup
      aria-label={label}
      orientation="horizontal"
      value={value}
      onChange={(chosen) => onChange(chosen as T)}
      isDisabled={isDisabled}
      className="inline-flex max-w-full flex-wrap gap-0.5 rounded-md bg-active p-0.5"
    >
      {options.map((option) => (
        <Radio
          key={option.id}
          value={option.id}
          className={({ isSelected, isDisabled: isOff }) => segmentStyle({ isSelected, isDisabled: isOff })}
        >
          {option.icon && <Icon name={option.icon} />}
          {option.label}
          {option.count !== undefined && <span className="text-12 font-normal text-ink-3">{option.count}</span>}
        </Radio>
      ))}
    </RadioGroup>
  );
}
