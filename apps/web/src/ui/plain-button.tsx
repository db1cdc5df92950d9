import type { ReactNode } from 'react';
import { type ButtonSize, type ButtonVariant, buttonStyle } from './button-style.ts';
import { Icon, type IconName } from './icon.tsx';
import { useBusyAnnouncement } from './pending.ts';
import { Spinner } from './spinner.tsx';

interface PlainButtonProps {
  children?: ReactNode;
  /** `primary` once per screen: the next step. `danger` only inside a confirmation. */
  variant?: ButtonVariant;
  size?: ButtonSize;
  icon?: IconName | undefined;
  trailingIcon?: IconName;
  isBlock?: boolean;
  /** A spinner replaces the icon; clicks are ignored, the focus stays. */
  isPending?: boolean;
  isDisabled?: boolean;
  /** Without text: it needs a label. */
  isIconOnly?: boolean;
  type?: 'button' | 'submit';
  /** Id of the form that it submits. */
  form?: string;
  autoFocus?: boolean;
  onPress?: () => void;
  className?: string;
  id?: string;
  'aria-label'?: string | undefined;
  'aria-haspopup'?: 'dialog' | 'menu';
  'aria-expanded'?: boolean;
  'aria-describedby'?: string;
}

/**
 * The same button without React Aria, for the pages of clients, which load it on a slow line. It cannot be the trigger
 * of an overlay.
 */
export function PlainButton({ children, variant, size, icon, trailingIcon, isBlock, ...rest }: PlainButtonProps) {
  const {
    type = 'button',
    isPending = false,
    isDisabled = false,
    isIconOnly,
    onPress,
    className = '',
    ...named
  } = rest;
  const ref = useBusyAnnouncement(isPending);
  return (
    <button
      {...named}
      ref={ref}
      type={isPending ? 'button' : type}
      disabled={isDisabled}
      aria-disabled={isPending || undefined}
      data-pending={isPending || undefined}
      onClick={isPending ? undefined : onPress}
      className={`${buttonStyle({ variant, size, isBlock, isIconOnly, isDisabled, isPending })} ${className}`}
    >
      {isPending ? <Spinner /> : icon && <Icon name={icon} />}
      {children}
      {trailingIcon && <Icon name={trailingIcon} />}
    </button>
  );
}
