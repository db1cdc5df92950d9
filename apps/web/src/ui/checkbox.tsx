import type { ReactNode, Ref } from 'react';
import { Checkbox as AriaCheckbox, type CheckboxProps as AriaCheckboxProps } from 'react-aria-components/Checkbox';
import { Icon } from './icon.tsx';
import { tv } from './styles.ts';

export interface CheckboxProps extends Omit<AriaCheckboxProps, 'children' | 'className' | 'style' | 'isInvalid'> {
  children?: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
  className?: string;
  ref?: Ref<HTMLLabelElement>;
}

export const checkBoxStyle = tv({
  base: 'grid size-4 flex-none place-items-center rounded-sm border text-on-accent client:size-6',
  variants: {
    isOn: { true: 'border-accent bg-accent forced-colors:bg-[Highlight]', false: 'border-line-field bg-surface' },
    isInvalid: { true: 'border-bad-solid! shadow-[inset_0_0_0_1px_var(--color-bad-solid)]' },
    isDisabled: { true: 'border-line-strong! bg-sunken! text-ink-2! forced-colors:border-[GrayText]!' },
    isFocusVisible: { true: 'outline-2 outline-offset-2 outline-focus' },
  },
});

export function Checkbox({ children, hint, error, className = '', ...rest }: CheckboxProps) {
  return (
    <div className={`flex flex-col ${className}`}>
      <AriaCheckbox
        {...rest}
        isInvalid={error !== undefined}
        className="flex items-start gap-2 text-14 disabled:text-ink-disabled client:-my-2.5 client:gap-3 client:py-2.5 client:text-16"
      >
        {({ isSelected, isIndeterminate, isInvalid, isDisabled, isFocusVisible }) => (
          <>
            <span className="flex h-5 items-center client:h-6">
              <span
                className={checkBoxStyle({
                  isOn: isSelected || isIndeterminate,
                  isInvalid,
                  isDisabled,
                  isFocusVisible,
                })}
              >
                {isIndeterminate ? (
                  <Icon name="minus" size={12} />
                ) : (
                  isSelected && <Icon name="check" size={12} className="client:size-4" />
                )}
              </span>
            </span>
            {(children || hint) && (
              <span className="min-w-0">
                {children}
                {hint && <span className="block text-13 font-normal text-ink-2 client:text-14">{hint}</span>}
              </span>
            )}
          </>
        )}
      </AriaCheckbox>
      {error && (
        <span role="alert" className="mt-1.5 flex gap-1.5 text-13 font-medium text-bad-ink client:text-14">
          <Icon name="octagon" className="mt-0.5" />
          {error}
        </span>
      )}
    </div>
  );
}
