import type { Ref } from 'react';
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components/Button';
import { type ButtonSize, type ButtonVariant, buttonStyle } from './button-style.ts';
import { Icon, type IconName } from './icon.tsx';
import { Spinner } from './spinner.tsx';

export interface IconButtonProps extends Omit<AriaButtonProps, 'children' | 'className' | 'style'> {
  icon: IconName;
  /** Its name, for everybody who does not see the icon. */
  label: string;
  variant?: ButtonVariant;
  size?: ButtonSize;
  className?: string;
  ref?: Ref<HTMLButtonElement>;
}

export function IconButton({ icon, label, variant = 'ghost', size, className = '', ...rest }: IconButtonProps) {
  return (
    <AriaButton
      {...rest}
      aria-label={label}
      className={({ isDisabled, isPending }) =>
        `${buttonStyle({ variant, size, isIconOnly: true, isDisabled, isPending })} ${className}`
      }
    >
      {({ isPending }) => (isPending ? <Spinner /> : <Icon name={icon} />)}
    </AriaButton>
  );
}
