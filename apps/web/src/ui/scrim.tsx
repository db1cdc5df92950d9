import { type ReactNode, useRef } from 'react';
import { ModalOverlay } from 'react-aria-components/Modal';
import { motion } from './styles.ts';

interface ScrimProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** A press beside what floats closes it. */
  isDismissable: boolean;
  /** No longer, once something was typed there. */
  keepsTyped?: boolean;
  isKeyboardDismissDisabled?: boolean;
  className?: string;
  children: ReactNode;
}

/** What lies between the page and a drawer, a dialog or the palette. */
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
      // The list of a select that is still fading away lies over the page: a press on that is not one beside the form.
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
