import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * The value of the last rendering, for listeners that stay. It is set before the page is painted: an effect after it
 * would lose a key that is pressed as soon as its hint is visible.
 */
export function useNewest<T>(value: T): RefObject<T> {
  const newest = useRef(value);
  useLayoutEffect(() => {
    newest.current = value;
  });
  return newest;
}
