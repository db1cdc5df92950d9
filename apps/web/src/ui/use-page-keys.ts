import { useEffect } from 'react';

/** Letters are text in fields, and belong to the layer that is open above the page. */
function isInFieldOrLayer(target: EventTarget | null): boolean {
  if (document.querySelector('[role=dialog],[role=alertdialog],[role=menu],[role=listbox]')) return true;
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.matches('input:not([type=checkbox]),textarea,select'))
  );
}

/** Single-key shortcuts of a page (`n`, `/`), without a modifier and outside fields and dialogs. */
export function usePageKeys(keys: Readonly<Record<string, (() => void) | undefined>>): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const act = keys[event.key.toLowerCase()];
      if (!act || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      if (isInFieldOrLayer(event.target)) return;
      event.preventDefault();
      act();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  });
}
