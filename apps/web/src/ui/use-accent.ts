import { useEffect } from 'react';

/**
 * Shows the whole page in an institution's colour, by day and by night, as long as the caller stands on it. What makes
 * the colours comes with the first one: without it the page keeps the product's.
 */
export function useAccent(colour: string | undefined): void {
  useEffect(() => {
    if (!colour) return;
    let isOver = false;
    let stop: (() => void) | undefined;
    const show = ({ showAccent }: typeof import('./show-accent.ts')) => {
      if (!isOver) stop = showAccent(colour);
    };
    import('./show-accent.ts').then(show, () => undefined);
    return () => {
      isOver = true;
      stop?.();
    };
  }, [colour]);
}
