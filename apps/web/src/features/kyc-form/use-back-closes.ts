import { useBlocker } from '@tanstack/react-router';

/** The phone's way back closes a sheet that lies over the page, as people expect, and leaves the page where it is. */
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
