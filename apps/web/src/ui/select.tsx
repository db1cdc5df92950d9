import { type ReactNode, type Ref, useRef } from 'react';
import { Button } from 'react-aria-components/Button';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import { Select as AriaSelect, SelectValue } from 'react-aria-components/Select';
import { FieldBottom, type FieldFrame, FieldTop, fieldStyle } from './field.tsx';
import { Icon, type IconName } from './icon.tsx';
import { focusWhenLost } from './keep-focus.ts';
import { rowStyle } from './list-style.ts';
import { controlBox, floating, motion, tv } from './styles.ts';

export interface Option<T extends string = string> {
  id: T;
  label: string;
  /** A secondary line or text. */
  detail?: string;
  icon?: IconName;
  /** Distinguishing values, in columns at the end: number, city. */
  columns?: readonly string[];
  isDisabled?: boolean;
}

export interface SelectProps<T extends string> extends FieldFrame {
  options: readonly Option<T>[];
  /** '' or undefined: no selection. */
  value: T | '' | undefined;
  onChange: (value: T) => void;
  onBlur?: () => void;
  placeholder?: string;
  size?: 'md' | 'sm';
  isDisabled?: boolean;
  isLabelHidden?: boolean;
  name?: string;
  /** How it appears when it replaces a field that was used before its list had loaded. */
  start?: { readonly isOpen: boolean; readonly isFocused: boolean } | undefined;
  ref?: Ref<HTMLButtonElement>;
}

const triggerStyle = tv({
  base: `${controlBox} flex items-center gap-2 text-left group-data-invalid:border-bad-solid group-data-invalid:shadow-[inset_0_0_0_1px_var(--color-bad-solid)]`,
  variants: { size: { md: 'h-(--density-control-lg)', sm: 'h-(--density-control) text-13!' } },
  defaultVariants: { size: 'md' },
});

export function Select<T extends string>(props: SelectProps<T>) {
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
    placeholder,
    size,
    isDisabled,
    isLabelHidden,
    name,
    start,
    ref,
    className = '',
  } = props;
  const button = useRef<HTMLButtonElement>(null);
  // A list that was open from the start has no element to return the focus to: what was pressed is gone. While it
  // closes it still holds the focus.
  const onOpenChange = (isOpen: boolean) => !isOpen && start?.isOpen && focusWhenLost(() => button.current);
  return (
    <AriaSelect
      value={value || null}
      onChange={(key) => key !== null && onChange(key as T)}
      onBlur={onBlur}
      placeholder={placeholder ?? ' '}
      isDisabled={isDisabled}
      isInvalid={error !== undefined}
      name={name}
      defaultOpen={start?.isOpen ?? false}
      onOpenChange={onOpenChange}
      autoFocus={start?.isFocused ?? false}
      validationBehavior="aria"
      aria-label={isLabelHidden ? String(label) : undefined}
      className={`${fieldStyle} ${className}`}
    >
      {!isLabelHidden && <FieldTop label={label} hint={hint} optional={optional} labelEnd={labelEnd} />}
      <Button ref={ref ?? button} className={triggerStyle({ size })}>
        <SelectValue className="min-w-0 flex-1 truncate data-placeholder:text-ink-3 [&_[data-detail]]:hidden" />
        <Icon name="updown" className="text-ink-2" />
      </Button>
      <FieldBottom error={error} />
      <Popover className={`${floating} ${motion} min-w-(--trigger-width) p-1`} offset={4}>
        <ListBox items={options} className="max-h-[min(320px,50vh)] overflow-auto outline-none">
          {(option) => <OptionRow option={option} />}
        </ListBox>
      </Popover>
    </AriaSelect>
  );
}

/** One option of a select or a combo box, with a tick when selected. */
export function OptionRow({ option, children }: { option: Option; children?: ReactNode }) {
  return (
    <ListBoxItem id={option.id} textValue={option.label} isDisabled={option.isDisabled} className={rowStyle()}>
      {({ isSelected }) => (
        <>
          {option.icon && <Icon name={option.icon} />}
          <span className="min-w-0 flex-1">
            <span className="block truncate">{children ?? option.label}</span>
            {option.detail && (
              <span data-detail="" className="block truncate text-12 text-ink-2 client:text-14">
                {option.detail}
              </span>
            )}
          </span>
          {option.columns?.map((text, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a column has no other name than its place
            <span key={at} className="w-24 flex-none truncate text-ink-2 max-md:hidden">
              {text}
            </span>
          ))}
          {isSelected && <Icon name="check" />}
        </>
      )}
    </ListBoxItem>
  );
}
