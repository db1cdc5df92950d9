import type { ReactNode } from 'react';
import type { ButtonProps } from './button.tsx';
import { buttonStyle } from './button-style.ts';
import { Icon } from './icon.tsx';
import { useBusyAnnouncement } from './pending.ts';
import { Spinner } from './spinner.tsx';

interface PlainButtonProps
  extends Pick<
    ButtonProps,
    'variant' | 'size' | 'icon' | 'isBlock' | 'isPending' | 'className' | 'aria-label' | 'aria-haspopup'
  > {
  children?: ReactNode;
  type?: 'button' | 'submit';
  /** Without text: it needs a label. */
  isIconOnly?: boolean;
  onPress?: () => void;
}

/** The same button without React Aria, for the first page load. It cannot be the trigger of an overlay. */
export function PlainButton({ children, variant, size, icon, isBlock, isPending = false, ...rest }: PlainButtonProps) {
  const { type = 'button', isIconOnly, onPress, className = '', ...named } = rest;
  const ref = useBusyAnnouncement(isPending);
  return (
    <button
      {...named}
      ref={ref}
      type={isPending ? 'button' : type}
      aria-disabled={isPending || undefined}
      data-pending={isPending || undefined}
      onClick={isPending ? undefined : onPress}
      className={`${buttonStyle({ variant, size, isBlock, isIconOnly, isPending })} ${className}`}
    >
      {isPending ? <Spinner /> : icon && <Icon name={icon} />}
      {children}
    </button>
  );
}
