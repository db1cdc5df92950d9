import type { ReactNode } from 'react';
import { Dialog as AriaDialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Modal } from 'react-aria-components/Modal';
import { Scrim } from './scrim.tsx';
import { floating, tv } from './styles.ts';

export interface DialogProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  title: string;
  children?: ReactNode;
  /** Buttons, the confirming one last. */
  footer?: ReactNode;
  /** `alertdialog` when it asks for confirmation before data is lost. */
  role?: 'dialog' | 'alertdialog';
  width?: 'sm' | 'lg';
  /** False while an operation runs that must not be interrupted. */
  isDismissable?: boolean;
}

const modalStyle = tv({
  base: `${floating} max-h-full w-full overflow-auto client:max-md:rounded-b-none`,
  variants: { width: { sm: 'max-w-dialog', lg: 'max-w-[720px]' } },
  defaultVariants: { width: 'sm' },
});

/** A modal dialog. Traps the focus, closes with Esc, restores the focus. On a phone it opens from the bottom. */
export function Dialog({
  isOpen,
  onOpenChange,
  title,
  children,
  footer,
  role = 'dialog',
  width,
  isDismissable = true,
}: DialogProps) {
  return (
    <Scrim
      keepsTyped
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      isDismissable={isDismissable && role === 'dialog'}
      isKeyboardDismissDisabled={!isDismissable}
      className="items-center justify-center p-4 client:max-md:items-end client:max-md:p-0"
    >
      <Modal className={modalStyle({ width })}>
        <AriaDialog role={role} data-floating="" className="outline-none">
          <div className="px-6 pt-6 pb-5">
            <Heading slot="title" className="text-16 font-semibold client:text-20">
              {title}
            </Heading>
            {children && <div className="mt-2 text-14 text-ink-2 client:text-16">{children}</div>}
          </div>
          {footer && (
            <div className="flex justify-end gap-2 px-6 pb-6 client:max-md:flex-col-reverse client:max-md:gap-3 client:max-md:*:w-full">
              {footer}
            </div>
          )}
        </AriaDialog>
      </Modal>
    </Scrim>
  );
}
