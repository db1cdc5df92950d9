import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Icon, type IconName } from './icon.tsx';
import { useLinkProps } from './navigate.ts';

interface TextLinkProps extends Omit<ComponentPropsWithRef<'a'>, 'children' | 'style' | 'onClick'> {
  href: string;
  children: ReactNode;
  icon?: IconName;
  /** Inherits the colour of the text and has no underline: a row's name, a breadcrumb. */
  isPlain?: boolean;
  /** Before the address opens. */
  onPress?: () => void;
}

/** A link in running text. An action in place is a `TextButton`. */
export function TextLink({ href, children, icon, isPlain = false, onPress, className = '', ...rest }: TextLinkProps) {
  const link = useLinkProps(href, onPress);
  const look = isPlain
    ? 'text-inherit no-underline'
    : 'text-accent-ink underline decoration-1 underline-offset-[3px] hover:decoration-2';
  return (
    <a
      {...rest}
      {...link}
      {...(isPlain ? { 'data-plain': '' } : {})}
      className={`rounded-sm ${look} ${icon ? 'inline-flex items-center gap-1.5' : ''} ${className}`}
    >
      {icon && <Icon name={icon} />}
      {children}
    </a>
  );
}
