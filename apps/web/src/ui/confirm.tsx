import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { Icon } from './icon.tsx';
import { useSubmitKey } from './use-submit-key.ts';

export interface ConfirmProps {
  isOpen: boolean;
  /** Called by the secondary button and by Esc. */
  onCancel: () => void;
  onConfirm: () => void;
  title: string;
  /** The consequences, and who is affected. */
  children?: ReactNode;
  confirmLabel: string;
  cancelLabel: string;
  /** `danger` when something is deleted or revoked. */
  tone?: 'danger' | 'primary';
  isPending?: boolean;
  /** A required reason in the dialog takes the focus; Ctrl Enter confirms from it. */
  hasField?: boolean;
  /** Disables the confirming button: a reason is missing. */
  isClosed?: boolean;
  /** Error message; the dialog stays open. */
  error?: string | undefined;
}

export function Confirm(props: ConfirmProps) {
  const {
    isOpen,
    onCancel,
    onConfirm,
    title,
    children,
    confirmLabel,
    cancelLabel,
    tone = 'danger',
    isPending = false,
    hasField = false,
    isClosed,
    error,
  } = props;
  const hasKey = isOpen && hasField;
  useSubmitKey(hasKey && !isPending && !isClosed, onConfirm);
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={(open) => !open && onCancel()}
      title={title}
      role="alertdialog"
      isDismissable={!isPending}
      footer={
        <>
          <Button size="lg" onPress={onCancel} isDisabled={isPending} autoFocus={!hasField}>
            {cancelLabel}
          </Button>
          <Button
            size="lg"
            variant={tone}
            {...(hasKey && { shortcut: 'Ctrl ↵', 'aria-label': confirmLabel })}
            onPress={onConfirm}
            isPending={isPending}
            isDisabled={isClosed}
          >
            {confirmLabel}
          </Button>
        </>
      }
    >
      {children}
      {error && (
        <p role="alert" className="mt-3 flex gap-1.5 text-13 font-medium text-bad-ink client:text-14">
          <Icon name="octagon" className="mt-0.5" />
          {error}
        </p>
      )}
    </Dialog>
  );
}
