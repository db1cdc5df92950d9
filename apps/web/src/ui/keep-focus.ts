/** For how long the focused control may still disappear. Unit: milliseconds. */
const waitMs = 1_000;

/**
 * After an action whose control disappears: once the focus is lost, moves it to the element that says what happened.
 * Nothing happens when another control has the focus by then.
 */
export function focusWhenLost(target: () => HTMLElement | null | undefined): void {
  const until = performance.now() + waitMs;
  const look = () => {
    if (document.activeElement === document.body) focusOn(target());
    // The control may be replaced in several steps: a dialog closes, then the page shows the result.
    if (performance.now() < until) requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/** Focuses an element that may not be focusable by itself. */
export function focusOn(target: HTMLElement | null | undefined): void {
  if (!target) return;
  if (target.tabIndex < 0 && !target.hasAttribute('tabindex')) target.tabIndex = -1;
  target.focus({ preventScroll: true });
}
