import { useBlocker } from '@tanstack/react-router';

/** On a phone the back button closes an open sheet, and stays on the page. */
export function useBackCloses(isOpen: boolean, close: () => void): void {
  useBlocker({
    shouldBlockFn: ({ action }) => {
      const isBack = isOpen && action === 'BACK';
      if (isBack) close();
      return isBack;
    },
    enableBeforeUnload: false,
    disabled: !isOpen,
  });
}
