import { type RefObject, useEffect, useRef } from 'react';
import { wholeDay } from './whole-date.ts';

const separator = /^[-./ ]$/;

/**
 * Lets the segments of a date field take a whole date at once, pasted or inserted, and a separator end the segment that
 * is being typed. React Aria reads a single segment only, and ignores separators.
 * @param onDay receives the ISO date; the focus moves to the last segment
 */
export function useDateTyping(group: RefObject<HTMLElement | null>, onDay: (day: string) => void): void {
  const take = useRef(onDay);
  take.current = onDay;
  useEffect(() => {
    const box = group.current;
    if (!box) return;
    /** The segment in which a figure was typed since it has the focus. */
    let typed: EventTarget | null = null;
    const segments = () => [...box.querySelectorAll<HTMLElement>('[contenteditable=true]')];
    const whole = (event: Event, text: string): boolean => {
      const day = wholeDay(text);
      if (day === undefined) return false;
      event.preventDefault();
      event.stopPropagation();
      take.current(day);
      segments().at(-1)?.focus();
      return true;
    };
    const paste = (event: ClipboardEvent) => void whole(event, event.clipboardData?.getData('text/plain') ?? '');
    const input = (event: InputEvent) => {
      const { data, target } = event;
      if (data === null || whole(event, data)) return;
      if (!separator.test(data)) {
        typed = target;
        return;
      }
      event.preventDefault();
      event.stopPropagation();
      const all = segments();
      if (typed === target) all[all.indexOf(target as HTMLElement) + 1]?.focus();
    };
    const enter = () => {
      typed = null;
    };
    // Before the listeners of the segments themselves.
    box.addEventListener('beforeinput', input, true);
    box.addEventListener('paste', paste, true);
    box.addEventListener('focusin', enter);
    return () => {
      box.removeEventListener('beforeinput', input, true);
      box.removeEventListener('paste', paste, true);
      box.removeEventListener('focusin', enter);
    };
  }, [group]);
}
