import type { ReactNode } from 'react';
import { Icon, type IconName } from './icon.tsx';
import { PlainButton } from './plain-button.tsx';

interface FormFooterProps {
  saveLabel: string;
  saveIcon?: IconName | undefined;
  /** Without it the close button is the only way to leave without saving. */
  cancelLabel?: string | undefined;
  onClose: () => void;
  /** A form that the button submits, or what a press does. */
  save: { form: string } | { onPress: () => void };
  /** Before the press: the layout may change between the two. */
  onSaveStart?: () => void;
  isPending?: boolean;
  isDisabled?: boolean;
  /** The state of what is typed, in sight wherever the drawer is scrolled. */
  status?: ReactNode;
  /** What is still missing, after an attempt. */
  problem?: string | undefined;
  /** Text next to the buttons. */
  note?: ReactNode;
  /** For clients: the button has the whole width. */
  isBlock?: boolean;
}

/** The bottom of a drawer in which something is entered: what is missing, cancel and save. */
export function FormFooter(props: FormFooterProps) {
  const { saveLabel, saveIcon, cancelLabel, onClose, save, onSaveStart, problem, note, isBlock, status } = props;
  const { isPending = false, isDisabled = false } = props;
  const cancel = cancelLabel && (
    <PlainButton {...(!isBlock && { size: 'lg', className: 'ml-auto' })} onPress={onClose} isDisabled={isPending}>
      {cancelLabel}
    </PlainButton>
  );
  return (
    <div className="flex min-w-0 flex-1 flex-col gap-2">
      {status}
      {problem && (
        <p role="alert" className="flex gap-1.5 text-14 font-medium text-bad-ink">
          <Icon name="octagon" className="mt-0.5" />
          {problem}
        </p>
      )}
      <div className="flex flex-wrap items-center gap-2" onPointerDownCapture={onSaveStart}>
        {note && <span className="mr-auto text-13 text-ink-2 max-md:basis-full md:min-w-0 md:flex-1">{note}</span>}
        {!isBlock && cancel}
        <PlainButton
          {...('form' in save ? { type: 'submit', form: save.form } : save)}
          {...(isBlock ? { className: 'min-w-0 flex-1!' } : { size: 'lg' })}
          {...(saveIcon && { icon: saveIcon })}
          variant="primary"
          isPending={isPending}
          isDisabled={isDisabled}
        >
          {saveLabel}
        </PlainButton>
        {isBlock && cancel}
      </div>
    </div>
  );
}
