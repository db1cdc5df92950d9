import { type ReactNode, useRef } from 'react';
import { ModalOverlay } from 'react-aria-components/Modal';
import { motion } from './styles.ts';

interface ScrimProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** Whether a click outside the overlay closes it. */
  isDismissable: boolean;
  /** Not after something was typed in it. */
  keepsTyped?: boolean;
  isKeyboardDismissDisabled?: boolean;
  className?: string;
  children: ReactNode;
}

/** The scrim between the page and a drawer, a dialog or the palette. */
export function Scrim({
  isOpen,
  onOpenChange,
  isDismissable,
  keepsTyped = false,
  className = '',
  children,
  ...props
}: ScrimProps) {
  const isTouched = useRef(false);
  const touch = () => {
    isTouched.current = keepsTyped;
  };
  return (
    <ModalOverlay
      {...props}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      isDismissable={isDismissable}
      // A select's list that is still fading out covers the page: clicking it is not a click outside the form.
      shouldCloseOnInteractOutside={(pressed) => pressed.hasAttribute('data-scrim') && !isTouched.current}
      data-scrim=""
      className={`fixed inset-0 z-(--z-scrim) flex bg-scrim ${motion} ${className}`}
    >
      <div className="contents" onInput={touch}>
        {children}
      </div>
    </ModalOverlay>
  );
}
