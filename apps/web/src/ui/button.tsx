import type { ReactNode } from 'react';
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components/Button';
import { type ButtonSize, type ButtonVariant, buttonStyle } from './button-style.ts';
import { Icon, type IconName } from './icon.tsx';
import { Kbd } from './kbd.tsx';
import { pendingProps, useBusyWords } from './pending.ts';
import { Spinner } from './spinner.tsx';

export interface ButtonProps extends Omit<AriaButtonProps, 'children' | 'className' | 'style' | 'isPending'> {
  children: ReactNode;
  /** `primary` once a screen: the next step. `danger` only inside a confirmation. */
  variant?: ButtonVariant;
  size?: ButtonSize;
  icon?: IconName;
  trailingIcon?: IconName;
  /** The key that does the same, shown in the button. */
  shortcut?: string;
  isBlock?: boolean;
  /** A spinner in the place of the icon; presses do nothing, focus stays. */
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
  const ref = useBusyWords(isPending);
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
      {shortcut && <Kbd quiet={variant === 'primary' || variant === 'danger'}>{shortcut}</Kbd>}
    </AriaButton>
  );
}
