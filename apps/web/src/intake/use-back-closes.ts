import { useBlocker } from '@tanstack/react-router';
import { useEffect, useId } from 'react';

/** Open sheets, the topmost last: only that one reacts. */
const open: string[] = [];

/** On a phone the back button closes the topmost open sheet or view, and stays on the page. */
export function useBackCloses(isOpen: boolean, close: () => void): void {
  const id = useId();
  useEffect(() => {
    if (!isOpen) return;
    open.push(id);
    return () => void open.splice(open.indexOf(id), 1);
  }, [isOpen, id]);
  useBlocker({
    shouldBlockFn: ({ action }) => {
      const isBack = isOpen && action === 'BACK' && open.at(-1) === id;
      if (isBack) close();
      return isBack;
    },
    enableBeforeUnload: false,
    disabled: !isOpen,
  });
}
