import type { ReactNode } from 'react';
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components/Button';
import { type ButtonSize, type ButtonVariant, buttonStyle } from './button-style.ts';
import { Icon, type IconName } from './icon.tsx';
import { Kbd } from './kbd.tsx';
import { pendingProps, useBusyAnnouncement } from './pending.ts';
import { Spinner } from './spinner.tsx';

export interface ButtonProps extends Omit<AriaButtonProps, 'children' | 'className' | 'style' | 'isPending'> {
  children: ReactNode;
  /** `primary` once per screen: the next step. `danger` only inside a confirmation. */
  variant?: ButtonVariant;
  size?: ButtonSize;
  icon?: IconName;
  trailingIcon?: IconName;
  /** Keyboard shortcut, shown in the button. */
  shortcut?: string;
  isBlock?: boolean;
  /** A spinner replaces the icon; clicks are ignored, the focus stays. */
  isPending?: boolean;
  className?: string;
}

export function Button({
  children,
  variant = 'secondary',
  size,
  icon,
  trailingIcon,
  shortcut,
  isBlock,
  isPending = false,
  className = '',
  ...rest
}: ButtonProps) {
  const ref = useBusyAnnouncement(isPending);
  return (
    <AriaButton
      {...rest}
      {...pendingProps(isPending)}
      ref={ref}
      data-pending={isPending || undefined}
      className={({ isDisabled }) => `${buttonStyle({ variant, size, isBlock, isDisabled, isPending })} ${className}`}
    >
      {isPending ? <Spinner /> : icon && <Icon name={icon} />}
      {children}
      {trailingIcon && <Icon name={trailingIcon} />}
      {shortcut && (
        <span className="contents max-md:hidden">
          <Kbd quiet={variant === 'primary' || variant === 'danger'} isHidden={rest['aria-label'] !== undefined}>
            {shortcut}
          </Kbd>
        </span>
      )}
    </AriaButton>
  );
}
