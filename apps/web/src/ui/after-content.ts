/** How often to look for the content. Unit: milliseconds. */
const lookEveryMs = 250;

/** A page that has no heading by then has failed, or has none: it gets what is needed later all the same. */
const longestMs = 20_000;

/** A page that is never idle: the longest wait. Unit: milliseconds. */
const longestIdleMs = 2_000;

/**
 * A pause between two pieces of work, in which a phone reacts to input. Timers of a page opened in the background wait
 * for a second each, which the browser's own pause does not.
 */
export const pause = (): Promise<void> =>
  'scheduler' in globalThis && 'yield' in scheduler ? scheduler.yield() : new Promise((resolve) => setTimeout(resolve));

/** Delay that lets the page itself load first. Unit: milliseconds. */
const patienceMs = 1_000;

/** Acts when the browser has nothing else to do. Returns the function that cancels it. */
export function whenIdle(act: () => void): () => void {
  // Safari has no idle callbacks.
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(act);
    return () => clearTimeout(timer);
  }
  const id = requestIdleCallback(act, { timeout: longestIdleMs });
  return () => cancelIdleCallback(id);
}

/**
 * Acts when the page has had its heading for a while and is idle: what is only needed later must not slow down the page
 * itself. Returns the function that cancels it.
 */
export function afterContent(act: () => void, ms = patienceMs): () => void {
  const start = performance.now();
  let cancel = () => {};
  const wait = (next: () => void, time: number) => {
    const timer = setTimeout(next, time);
    cancel = () => clearTimeout(timer);
  };
  const look = () => {
    const isShown = document.querySelector('main h1') !== null || performance.now() - start > longestMs;
    if (!isShown) return wait(look, lookEveryMs);
    wait(() => {
      cancel = whenIdle(act);
    }, ms);
  };
  look();
  return () => cancel();
}
