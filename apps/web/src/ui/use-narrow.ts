import { useSyncExternalStore } from 'react';

/** Narrower than the breakpoint `md`: a phone held upright. */
const narrow = '(max-width: 767px)';

/** Returns whether the window is as narrow as a phone; changes with the window. */
export function useIsNarrow(): boolean {
  return useSyncExternalStore(
    (changed) => {
      const media = matchMedia(narrow);
      media.addEventListener('change', changed);
      return () => media.removeEventListener('change', changed);
    },
    () => matchMedia(narrow).matches,
  );
}
