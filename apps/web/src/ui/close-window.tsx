import { useState } from 'react';
import { PlainButton } from './plain-button.tsx';

interface CloseWindowProps {
  label: string;
  /** Shown where the browser leaves the window open. */
  yourself: string;
}

/** Closes the window. A page may not close a window that the user opened: the text says that the user can. */
export function CloseWindow({ label, yourself }: CloseWindowProps) {
  const [isClosed, setClosed] = useState(false);
  const close = () => {
    window.close();
    setClosed(true);
  };
  return (
    <>
      <PlainButton variant="primary" isBlock onPress={close}>
        {label}
      </PlainButton>
      {isClosed && (
        <p role="status" className="text-ink-2">
          {yourself}
        </p>
      )}
    </>
  );
}
