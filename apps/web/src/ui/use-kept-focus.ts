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
    const check = () => {
      if (!isInside || document.activeElement !== document.body) return;
      const target = region.querySelector<HTMLElement>('[data-choice] button') ?? region;
      target.focus();
    };
    const leave = ({ target }: FocusEvent) => {
      // Some browsers report that an element loses the focus when it is removed, others do not.
      setTimeout(() => {
        if (target instanceof Node && !target.isConnected) check();
        else isInside = region.contains(document.activeElement);
      });
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
