import { useMedia } from './use-media.ts';

/**
 * Returns whether a file input with `capture` opens a camera: on phones and tablets. Browsers of computers ignore the
 * attribute and open their file dialog.
 */
export const useHasCamera = (): boolean => useMedia('(pointer: coarse)');
