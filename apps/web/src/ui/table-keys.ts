import { useLayoutEffect } from 'react';
import { useNewest } from './use-newest.ts';
import { isInFieldOrLayer } from './use-page-keys.ts';

interface Keys {
  count: number;
  current: number;
  move: (to: number) => void;
  open: (at: number) => void;
}

const steps: Readonly<Record<string, (keys: Keys) => number>> = {
  j: ({ current }) => current + 1,
  ArrowDown: ({ current }) => current + 1,
  k: ({ current }) => Math.max(0, current - 1),
  ArrowUp: ({ current }) => Math.max(0, current - 1),
  Home: () => 0,
  End: ({ count }) => count - 1,
};

/** `j` and `k` work everywhere on the page; arrows, Home and End when nothing else has the focus; Enter opens. */
export function useTableKeys(shown: Keys, grid: { readonly current: HTMLElement | null }): void {
  const newest = useNewest(shown);
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent) => {
      const keys = newest.current;
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isInFieldOrLayer(event.target))
        return;
      const target = event.target instanceof HTMLElement ? event.target : null;
      const isFree = target === document.body || target === grid.current || target?.matches('main,h1') === true;
      if (event.key === 'Enter' && isFree && keys.current >= 0) {
        event.preventDefault();
        keys.open(keys.current);
        return;
      }
      const step = steps[event.key];
      if (!step || keys.count === 0 || (event.key.length > 1 && target !== grid.current)) return;
      event.preventDefault();
      // Enter opens the current row, not the link that was clicked before.
      if (target !== grid.current) grid.current?.focus({ preventScroll: true });
      keys.move(Math.min(keys.count - 1, step(keys)));
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [newest, grid]);
}
