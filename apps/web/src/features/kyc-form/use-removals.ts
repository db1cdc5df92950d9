import { useEffect, useState } from 'react';
import { newAnswerId } from './ids.ts';
import { type Removal, rowOf, withoutLine } from './removals.ts';

export interface Removals {
  readonly of: (list: string) => readonly Removal[];
  /** Adds a line for the item at this position of its list. */
  readonly add: (removal: Omit<Removal, 'id' | 'row'> & { readonly at: number }) => void;
  readonly undo: (removal: Removal) => void;
  readonly end: (removal: Removal, hadFocus: boolean) => void;
}

/** The removals of a page that can still be undone. Leaving the page ends them. */
export function useRemovals(): Removals {
  const [lines, setLines] = useState<readonly Removal[]>([]);
  const [focus, setFocus] = useState<string>();
  useEffect(() => {
    if (focus === undefined) return;
    focusIn(focus);
    setFocus(undefined);
  }, [focus]);
  const of = (list: string) => lines.filter((line) => line.list === list);
  return {
    of,
    add: ({ at, ...removal }) =>
      setLines((now) => [
        ...now,
        {
          ...removal,
          id: newAnswerId(),
          row: rowOf(
            at,
            now.filter(({ list }) => list === removal.list),
          ),
        },
      ]),
    undo: (removal) => {
      removal.undo();
      setLines((now) => now.filter(({ id }) => id !== removal.id));
      setFocus(removal.element);
    },
    end: (removal, hadFocus) => {
      setLines((now) => withoutLine(now, removal));
      if (hadFocus) setFocus(removal.rest);
    },
  };
}

/** Focuses the first link or button in the element, or the element itself. */
export function focusIn(id: string): void {
  const element = document.getElementById(id);
  (element?.querySelector<HTMLElement>('a[href], button') ?? element)?.focus();
}
