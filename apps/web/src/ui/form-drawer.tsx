import { type ReactNode, useId } from 'react';
import { useErrorText } from '#i18n/error-text.ts';
import { Banner } from './banner.tsx';
import { Button } from './button.tsx';
import { Drawer } from './drawer.tsx';

interface FormDrawerProps {
  title: string;
  subtitle?: ReactNode;
  cancelLabel: string;
  saveLabel: string;
  onClose: () => void;
  onSubmit: () => void;
  /** While it is sent the drawer stays open and sends nothing again. */
  isPending: boolean;
  /** The reason why it was not saved. */
  error: unknown;
  children: ReactNode;
}

/** A drawer with one form: cancel and save at the bottom, and the error of the last attempt below the fields. */
export function FormDrawer(props: FormDrawerProps) {
  const { title, subtitle, cancelLabel, saveLabel, onClose, onSubmit, isPending, error, children } = props;
  const { error: textOf } = useErrorText();
  const form = useId();
  return (
    <Drawer
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={title}
      subtitle={subtitle}
      isDismissable={!isPending}
      footer={
        <>
          <Button size="lg" className="ml-auto" onPress={onClose} isDisabled={isPending}>
            {cancelLabel}
          </Button>
          <Button size="lg" variant="primary" type="submit" form={form} isPending={isPending}>
            {saveLabel}
          </Button>
        </>
      }
    >
      <form
        id={form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!isPending) onSubmit();
        }}
        className="flex flex-col gap-5"
      >
        {children}
        {error ? <Banner tone="bad" isAlert title={textOf(error)} /> : null}
      </form>
    </Drawer>
  );
}
