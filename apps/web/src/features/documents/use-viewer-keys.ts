import { useLayoutEffect } from 'react';
import { useNewest } from '#ui/use-newest.ts';

/** Single-key shortcuts of the viewer; inactive while typing, in a dialog, or with a modifier. */
export function useViewerKeys(keys: Readonly<Record<string, () => unknown>>): void {
  const newest = useNewest(keys);
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
      if (
        event.target instanceof HTMLElement &&
        event.target.closest('input, textarea, [role="alertdialog"], [role="dialog"], [role="menu"]')
      )
        return;
      const act = newest.current[event.key];
      if (!act) return;
      event.preventDefault();
      act();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [newest]);
}
