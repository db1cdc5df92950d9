import { useCallback } from 'react';
import { useNewest } from './use-newest.ts';

/**
 * A function that stays the same and calls the one of the last rendering, so that what receives it is not rendered
 * again. For listeners only: while rendering it would call that of the rendering before.
 */
export function useStable<Given extends unknown[], Result>(
  listener: (...given: Given) => Result,
): (...given: Given) => Result {
  const newest = useNewest(listener);
  return useCallback((...given) => newest.current(...given), [newest]);
}
