import { type FormEvent, type ReactNode, useId } from 'react';
import { useErrorText } from '#i18n/error-text.ts';
import { Banner } from './banner.tsx';
import { Drawer } from './drawer.tsx';
import { FormFooter } from './form-footer.tsx';
import type { IconName } from './icon.tsx';

interface FormDrawerProps {
  title: string;
  subtitle?: ReactNode;
  saveLabel: string;
  saveIcon?: IconName;
  /** Without it the close button is the only way to leave without saving. */
  cancelLabel?: string;
  onClose: () => void;
  /** Discards the input; without it the cancel button closes. */
  onCancel?: () => void;
  onSubmit: () => void;
  /** While it is sent the drawer stays open and sends nothing again. */
  isPending?: boolean;
  /** Files are being sent: the drawer stays open. */
  isBusy?: boolean;
  /** The reason why it was not saved. */
  error?: unknown;
  /** What is still missing for the form as a whole, after an attempt. */
  problem?: string | undefined;
  /** The state of what is typed, above the buttons. */
  status?: ReactNode;
  /** Text next to the buttons. */
  note?: ReactNode;
  /**
   * `bottom` for clients (a sheet): its button has the whole width, and the enter key of a phone's keyboard does not
   * press it.
   */
  side?: 'right' | 'bottom';
  children: ReactNode;
}

const fieldsStyle = 'flex flex-col gap-5 client:gap-6';

/** A drawer with one form: cancel and save at the bottom, and the error of the last attempt below the fields. */
export function FormDrawer(props: FormDrawerProps) {
  const { title, subtitle, saveLabel, saveIcon, cancelLabel, onClose, onCancel, onSubmit, children } = props;
  const { isPending = false, isBusy = false, error, problem, note, status, side = 'right' } = props;
  const { error: textOf } = useErrorText();
  const form = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isPending) onSubmit();
  };
  const fields = (
    <>
      {children}
      {error ? <Banner tone="bad" isAlert title={textOf(error)} /> : null}
    </>
  );
  return (
    <Drawer
      side={side}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={title}
      subtitle={subtitle}
      isDismissable={!isPending && !isBusy}
      footer={
        <FormFooter
          {...{ saveLabel, saveIcon, cancelLabel, isPending, problem, note, status }}
          onClose={onCancel ?? onClose}
          save={side === 'bottom' ? { onPress: onSubmit } : { form }}
          isBlock={side === 'bottom'}
        />
      }
    >
      {side === 'bottom' ? (
        <div className={fieldsStyle}>{fields}</div>
      ) : (
        <form id={form} noValidate onSubmit={submit} className={fieldsStyle}>
          {fields}
        </form>
      )}
    </Drawer>
  );
}
