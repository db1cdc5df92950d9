import type { ComponentPropsWithRef, ReactNode } from 'react';
import { type ButtonSize, type ButtonVariant, buttonStyle } from './button-style.ts';
import { Icon, type IconName } from './icon.tsx';
import { Kbd } from './kbd.tsx';
import { useLinkProps } from './navigate.ts';

export interface LinkButtonProps extends Omit<ComponentPropsWithRef<'a'>, 'children' | 'style' | 'onClick'> {
  href: string;
  children: ReactNode;
  variant?: ButtonVariant;
  size?: ButtonSize;
  icon?: IconName;
  trailingIcon?: IconName;
  shortcut?: string;
  isBlock?: boolean;
  /** Before the address opens. */
  onPress?: () => void;
}

/** A link with the appearance of a button, for navigation. */
export function LinkButton({
  href,
  children,
  variant = 'secondary',
  size,
  icon,
  trailingIcon,
  shortcut,
  isBlock,
  onPress,
  className = '',
  ...rest
}: LinkButtonProps) {
  const link = useLinkProps(href, onPress);
  return (
    <a {...rest} {...link} data-plain="" className={`${buttonStyle({ variant, size, isBlock })} ${className}`}>
      {icon && <Icon name={icon} />}
      {children}
      {trailingIcon && <Icon name={trailingIcon} />}
      {shortcut && (
        <span className="contents max-md:hidden">
          <Kbd quiet={variant === 'primary'}>{shortcut}</Kbd>
        </span>
      )}
    </a>
  );
}
