import type { ReactNode, Ref } from 'react';
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components/Button';
import { type ButtonSize, type ButtonVariant, buttonStyle } from './button-style.ts';
import { Icon, type IconName } from './icon.tsx';
import { Kbd } from './kbd.tsx';
import { Spinner } from './spinner.tsx';

export interface ButtonProps extends Omit<AriaButtonProps, 'children' | 'className' | 'style'> {
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
  ref?: Ref<HTMLButtonElement>;
}

export function Button({
  children,
  variant = 'secondary',
  size,
  icon,
  trailingIcon,
  shortcut,
  isBlock,
  className = '',
  ...rest
}: ButtonProps) {
  return (
    <AriaButton
      {...rest}
      className={({ isDisabled, isPending }) =>
        `${buttonStyle({ variant, size, isBlock, isDisabled, isPending })} ${className}`
      }
    >
      {({ isPending }) => (
        <>
          {isPending ? <Spinner /> : icon && <Icon name={icon} />}
          {children}
          {trailingIcon && <Icon name={trailingIcon} />}
          {shortcut && <Kbd quiet={variant === 'primary' || variant === 'danger'}>{shortcut}</Kbd>}
        </>
      )}
    </AriaButton>
  );
}
