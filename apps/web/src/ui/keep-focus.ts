import { type RefObject, useEffect } from 'react';

/** For how long the focused control may still disappear. Unit: milliseconds. */
const waitMs = 1_000;

/**
 * After an action whose control disappears: once the focus is lost, moves it to the element that says what happened.
 * Nothing happens when another control has the focus by then.
 */
export function focusWhenLost(target: () => HTMLElement | null | undefined): void {
  const until = performance.now() + waitMs;
  const check = () => {
    if (isFocusLost()) focusOn(target());
    // The control may be replaced in several steps: a dialog closes, then the page shows the result.
    if (performance.now() < until) requestAnimationFrame(check);
  };
  requestAnimationFrame(check);
}

/** Focuses an element that may not be focusable by itself. The page scrolls only when the element is out of sight. */
export function focusOn(target: HTMLElement | null | undefined): void {
  if (!target) return;
  if (target.tabIndex < 0 && !target.hasAttribute('tabindex')) target.tabIndex = -1;
  target.focus({ preventScroll: true });
  const { top, bottom } = target.getBoundingClientRect();
  if (bottom <= 0 || top >= innerHeight) target.scrollIntoView({ block: 'center' });
}

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
      if (isInside && isFocusLost()) (region.querySelector<HTMLElement>('[data-choice] button') ?? region).focus();
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

/** The element that had the focus was removed. */
const isFocusLost = () => document.activeElement === document.body;
