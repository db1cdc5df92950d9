import type { ReactNode } from 'react';
import { Switch as AriaSwitch, type SwitchProps as AriaSwitchProps } from 'react-aria-components/Switch';
import { tv } from './styles.ts';

export interface SwitchProps extends Omit<AriaSwitchProps, 'children' | 'className' | 'style'> {
  children: ReactNode;
  className?: string;
}

const trackStyle = tv({
  base: 'block h-5 w-8 flex-none rounded-[10px] border border-transparent p-px',
  variants: {
    isSelected: { true: 'bg-accent forced-colors:bg-[Highlight]', false: 'bg-line-field' },
    isDisabled: { true: 'bg-line-strong' },
    isFocusVisible: { true: 'outline-2 outline-offset-2 outline-focus' },
  },
});

/** On or off; takes effect immediately, without saving. */
export function Switch({ children, className = '', ...rest }: SwitchProps) {
  return (
    <AriaSwitch {...rest} className={`flex items-center gap-2 text-14 client:text-16 ${className}`}>
      {({ isSelected, isDisabled, isFocusVisible }) => (
        <>
          <span className={trackStyle({ isSelected, isDisabled, isFocusVisible })}>
            <span
              className={`block size-4 rounded-full border bg-surface border-transparent ${isSelected ? 'ml-3' : ''}`}
            />
          </span>
          {children}
        </>
      )}
    </AriaSwitch>
  );
}
