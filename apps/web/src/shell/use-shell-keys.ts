import { use, useLayoutEffect } from 'react';
import { NavigateContext } from '#ui/navigate.ts';
import { useNewest } from '#ui/use-newest.ts';
import { isInFieldOrLayer } from '#ui/use-page-keys.ts';
import { useSingleKeys } from './single-keys.ts';

/** Time for the second key of `g d`. Unit: milliseconds. */
const pairTime = 1_500;

/** A key that types a character. Space presses buttons, and a list field finds its options by their letters. */
function isSingle({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent): boolean {
  if (key.length !== 1 || key === ' ' || ctrlKey || metaKey || altKey) return false;
  return !(target instanceof Element && target.matches('[aria-haspopup=listbox]'));
}

/**
 * Keys before those of the page: `g` with the letter of a page opens it. Switched off, no single key reaches the page.
 * @param pages address per letter
 */
export function useShellKeys(pages: Readonly<Record<string, string>>): void {
  const navigate = use(NavigateContext);
  const newest = useNewest({ pages, navigate, isOn: useSingleKeys() });
  useLayoutEffect(() => {
    let start = Number.NEGATIVE_INFINITY;
    const press = (event: KeyboardEvent) => {
      if (!isSingle(event) || isInFieldOrLayer(event.target)) return;
      const { pages: hrefs, navigate: open, isOn } = newest.current;
      const isSecond = event.timeStamp - start < pairTime;
      const key = event.key.toLowerCase();
      start = key === 'g' && !isSecond ? event.timeStamp : Number.NEGATIVE_INFINITY;
      if (isOn && !isSecond) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      const href = hrefs[key];
      if (isOn && href) open?.(href);
    };
    window.addEventListener('keydown', press, true);
    return () => window.removeEventListener('keydown', press, true);
  }, [newest]);
}
