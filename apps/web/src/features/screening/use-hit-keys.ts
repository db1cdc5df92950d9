import { useLayoutEffect } from 'react';
import { useNewest } from '#ui/use-newest.ts';

/** Letters are text in fields; layers above the page have their own shortcuts. */
function isTyping(target: HTMLElement): boolean {
  return target.isContentEditable || target.matches('input:not([type="radio"], [type="checkbox"]), textarea, select');
}

const above = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]';

function targetOf(event: KeyboardEvent): HTMLElement | undefined {
  if (document.querySelector(above)) return undefined;
  return event.target instanceof HTMLElement ? event.target : document.body;
}

/** Single letters select, Ctrl Enter saves, also from a field. */
export function useHitKeys<T extends string>(
  choices: Readonly<Record<string, T>>,
  onChoose: (choice: T) => void,
  onSend: () => void,
): void {
  const act = useNewest({ choices, onChoose, onSend });
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent) => {
      const target = targetOf(event);
      if (!target || event.defaultPrevented) return;
      const isModified = event.ctrlKey || event.metaKey || event.altKey;
      if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
        event.preventDefault();
        act.current.onSend();
        return;
      }
      const choice = act.current.choices[event.key.toLowerCase()];
      if (choice === undefined || isModified || isTyping(target)) return;
      event.preventDefault();
      act.current.onChoose(choice);
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [act]);
}

const steps: Readonly<Record<string, 1 | -1>> = { j: 1, ArrowDown: 1, k: -1, ArrowUp: -1 };

/** `j`, `k` and the arrows move from hit to hit; inside a radio group the arrows belong to that group. */
export function useMoveKeys(onMove: ((by: 1 | -1) => void) | undefined): void {
  const move = useNewest(onMove);
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent) => {
      const by = steps[event.key];
      const target = targetOf(event);
      if (!by || !target || !move.current || event.defaultPrevented) return;
      if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey || isTyping(target)) return;
      if (event.key.startsWith('Arrow') && target.matches('input, summary')) return;
      event.preventDefault();
      move.current(by);
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [move]);
}
