import i18next from 'i18next';
import { type RefObject, useEffect, useRef } from 'react';
import type { ButtonProps } from 'react-aria-components/Button';

/** A press that is over sooner is not worth a word. Unit: milliseconds. */
const quietMs = 150;

/** Says politely that a press is being worked on, until the function that it gives is called. */
function sayBusy(name: string): () => void {
  const place = document.createElement('div');
  place.className = 'sr-only';
  place.setAttribute('aria-live', 'polite');
  // Open dialogs hide everything beside them from screen readers, but not this.
  place.dataset['liveAnnouncer'] = 'true';
  document.body.append(place);
  const timer = setTimeout(() => {
    place.textContent = i18next.t('common:busy', { name });
  }, quietMs);
  return () => {
    clearTimeout(timer);
    place.remove();
  };
}

/** Announces a button that waits. What became of it, the screen says. Shape: gives the ref that the button takes. */
export function useBusyWords(isPending: boolean): RefObject<HTMLButtonElement | null> {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const name = button.current?.ariaLabel ?? button.current?.textContent;
    return isPending ? sayBusy(name ?? '') : undefined;
  }, [isPending]);
  return button;
}

/**
 * A button that waits keeps its focus and its name, does nothing, and sends no form.
 * React Aria's own `isPending` is not used: its announcement outlives the button and then points at nothing.
 */
export function pendingProps(isPending: boolean): Partial<ButtonProps> {
  if (!isPending) return {};
  return {
    'aria-disabled': 'true',
    type: 'button',
    onPress: () => {},
    onClick: () => {},
  };
}
