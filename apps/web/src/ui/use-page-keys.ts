import { useLayoutEffect } from 'react';
import { useNewest } from './use-newest.ts';

/** Returns whether a layer is open above the page. */
export const isUnderLayer = (): boolean =>
  document.querySelector('[role=dialog],[role=alertdialog],[role=menu],[role=listbox]') !== null;

/** Returns whether keys belong to a field or to the layer that is open above the page. */
export function isInFieldOrLayer(target: EventTarget | null): boolean {
  if (isUnderLayer()) return true;
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.matches('input:not([type=checkbox]),textarea,select'))
  );
}

/** `n` of a letter, also with Caps Lock; `shift+n` of one with Shift, `mod+n` with Ctrl or Command. */
function keyOf({ key, shiftKey, ctrlKey, metaKey }: KeyboardEvent): string {
  const name = key.toLowerCase();
  if (ctrlKey || metaKey) return `mod+${name}`;
  return shiftKey && /^\p{L}$/u.test(key) ? `shift+${name}` : name;
}

/** Shortcuts of a page (`n`, `/`, `shift+n`, `mod+a`), outside fields and dialogs. */
export function usePageKeys(keys: Readonly<Record<string, (() => void) | undefined>>): void {
  const newest = useNewest(keys);
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent) => {
      const act = newest.current[keyOf(event)];
      if (!act || event.defaultPrevented || event.altKey) return;
      if (isInFieldOrLayer(event.target)) return;
      event.preventDefault();
      act();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [newest]);
}
