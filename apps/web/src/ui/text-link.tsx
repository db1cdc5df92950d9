import type { ReactNode, Ref } from 'react';
import { Link as AriaLink, type LinkProps as AriaLinkProps } from 'react-aria-components/Link';
import { Icon, type IconName } from './icon.tsx';

interface TextLinkProps extends Omit<AriaLinkProps, 'children' | 'className' | 'style'> {
  href: string;
  children: ReactNode;
  icon?: IconName;
  /** Inherits the colour of the text and has no underline: a row's name, a breadcrumb. */
  isPlain?: boolean;
  className?: string;
  ref?: Ref<HTMLAnchorElement>;
}

/** A link in running text. An action in place is a `TextButton`. */
export function TextLink({ children, icon, isPlain = false, className = '', ...rest }: TextLinkProps) {
  const look = isPlain
    ? 'text-inherit no-underline'
    : 'text-accent-ink underline decoration-1 underline-offset-[3px] hover:decoration-2';
  return (
    <AriaLink
      {...rest}
      {...(isPlain ? { 'data-plain': '' } : {})}
      className={`rounded-sm ${look} ${icon ? 'inline-flex items-center gap-1.5' : ''} ${className}`}
    >
      {icon && <Icon name={icon} />}
      {children}
    </AriaLink>
  );
}
