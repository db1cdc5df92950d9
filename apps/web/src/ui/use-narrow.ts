import { useMedia } from './use-media.ts';

/** Narrower than the breakpoint `md`: a phone held upright. */
const narrow = '(max-width: 767px)';

/** Returns whether the window is as narrow as a phone; changes with the window. */
export const useIsNarrow = (): boolean => useMedia(narrow);
