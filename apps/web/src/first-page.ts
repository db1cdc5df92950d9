import type { Query, QueryClient } from '@tanstack/react-query';
import { pause } from '#ui/after-content.ts';

/** The longest that a first page waits for its data before it is shown without them. Unit: milliseconds. */
const patienceMs = 1_000;

/**
 * Loads the first page with its data, so that it is rendered once: without placeholders that are replaced at once, each
 * of which costs a slow phone a rendering and the page the time for which a placeholder stays.
 * @returns when the page is complete, has failed, or takes too long: then it is shown with placeholders
 */
export async function loadFirstPage(router: { load(): Promise<void> }, cache: QueryClient): Promise<void> {
  let isLate = false;
  // The app has just started.
  await pause();
  const loaded = router.load().then(
    () => (isLate ? undefined : answered(cache)),
    () => undefined,
  );
  await Promise.race([loaded, new Promise((resolve) => setTimeout(resolve, patienceMs))]);
  isLate = true;
}

/** An answer without which the page has less to show: none is known, and its request has not failed yet. */
const isAwaited = ({ state }: Query) => state.data === undefined && state.fetchFailureCount === 0;

/** Resolves when no awaited answer is on its way. */
function answered(cache: QueryClient): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (cache.isFetching({ predicate: isAwaited }) > 0) return false;
      resolve();
      return true;
    };
    if (look()) return;
    const stop = cache.getQueryCache().subscribe(() => {
      if (look()) stop();
    });
  });
}
