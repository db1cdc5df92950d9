import type { ReactNode, Ref } from 'react';
import { Link as AriaLink, type LinkProps as AriaLinkProps } from 'react-aria-components/Link';
import { type ButtonSize, type ButtonVariant, buttonStyle } from './button-style.ts';
import { Icon, type IconName } from './icon.tsx';
import { Kbd } from './kbd.tsx';

export interface LinkButtonProps extends Omit<AriaLinkProps, 'children' | 'className' | 'style'> {
  href: string;
  children: ReactNode;
  variant?: ButtonVariant;
  size?: ButtonSize;
  icon?: IconName;
  trailingIcon?: IconName;
  shortcut?: string;
  isBlock?: boolean;
  className?: string;
  ref?: Ref<HTMLAnchorElement>;
}

/** A link with the appearance of a button, for navigation. */
export function LinkButton({
  children,
  variant = 'secondary',
  size,
  icon,
  trailingIcon,
  shortcut,
  isBlock,
  className = '',
  ...rest
}: LinkButtonProps) {
  return (
    <AriaLink
      {...rest}
      data-plain=""
      className={({ isDisabled }) => `${buttonStyle({ variant, size, isBlock, isDisabled })} ${className}`}
    >
      {icon && <Icon name={icon} />}
      {children}
      {trailingIcon && <Icon name={trailingIcon} />}
      {shortcut && <Kbd quiet={variant === 'primary'}>{shortcut}</Kbd>}
    </AriaLink>
  );
}
