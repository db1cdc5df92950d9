import { type RefObject, useEffect } from 'react';

/**
 * Keeps the focus inside a region when the element that had it is removed: it goes to the first button that chooses a
 * file, otherwise to the region itself, which must be focusable.
 */
export function useKeptFocus(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const region = ref.current;
    if (!region) return;
    let isInside = region.contains(document.activeElement);
    const enter = () => {
      isInside = true;
    };
    const leave = () => {
      // An element that is removed leaves the document without this event, or is no longer in it.
      isInside = false;
    };
    const check = () => {
      if (!isInside || document.activeElement !== document.body) return;
      const target = region.querySelector<HTMLElement>('[data-choice] button') ?? region;
      target.focus();
    };
    const watcher = new MutationObserver(check);
    watcher.observe(region, { childList: true, subtree: true });
    region.addEventListener('focusin', enter);
    region.addEventListener('focusout', leave);
    return () => {
      watcher.disconnect();
      region.removeEventListener('focusin', enter);
      region.removeEventListener('focusout', leave);
    };
  }, [ref]);
}
