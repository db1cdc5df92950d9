import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components/Button';
import { type ButtonSize, type ButtonVariant, buttonStyle } from './button-style.ts';
import { Icon, type IconName } from './icon.tsx';
import { pendingProps, useBusyAnnouncement } from './pending.ts';
import { Spinner } from './spinner.tsx';

export interface IconButtonProps extends Omit<AriaButtonProps, 'children' | 'className' | 'style' | 'isPending'> {
  icon: IconName;
  /** Accessible name. */
  label: string;
  variant?: ButtonVariant;
  size?: ButtonSize;
  isPending?: boolean;
  className?: string;
}

export function IconButton({
  icon,
  label,
  variant = 'ghost',
  size,
  isPending = false,
  className = '',
  ...rest
}: IconButtonProps) {
  const ref = useBusyAnnouncement(isPending);
  return (
    <AriaButton
      {...rest}
      {...pendingProps(isPending)}
      ref={ref}
      data-pending={isPending || undefined}
      aria-label={label}
      className={({ isDisabled }) =>
        `${buttonStyle({ variant, size, isIconOnly: true, isDisabled, isPending })} ${className}`
      }
    >
      {isPending ? <Spinner /> : <Icon name={icon} />}
    </AriaButton>
  );
}
