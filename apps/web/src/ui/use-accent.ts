import { useEffect } from 'react';
import { whenIdle } from './after-content.ts';

/**
 * Shows the page in an institution's colour, in the light and dark theme, while the caller is mounted. The colour
 * code loads on first use; until then the page keeps the product's colour.
 */
export function useAccent(colour: string | undefined): void {
  useEffect(() => {
    if (!colour) return;
    let isOver = false;
    let stop: (() => void) | undefined;
    const show = ({ showAccent }: typeof import('./show-accent.ts')) => {
      if (!isOver) stop = showAccent(colour);
    };
    // Not while the page is painted.
    const cancel = whenIdle(() => void import('./show-accent.ts').then(show, () => undefined));
    return () => {
      isOver = true;
      cancel();
      stop?.();
    };
  }, [colour]);
}
