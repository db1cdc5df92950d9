import i18next from 'i18next';
import { type RefObject, useEffect, useRef } from 'react';
import type { ButtonProps } from 'react-aria-components/Button';

/** A shorter operation is not announced. Unit: milliseconds. */
const quietMs = 150;

/** Announces politely that an operation is in progress, until the returned function is called. */
function announceBusy(name: string): () => void {
  const place = document.createElement('div');
  place.className = 'sr-only';
  place.setAttribute('aria-live', 'polite');
  // Open dialogs hide the rest of the page from screen readers, but not this element.
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

/**
 * Announces a pending button. The result is shown by the screen.
 * @returns the ref for the button
 */
export function useBusyAnnouncement(isPending: boolean): RefObject<HTMLButtonElement | null> {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const name = button.current?.ariaLabel ?? button.current?.textContent;
    return isPending ? announceBusy(name ?? '') : undefined;
  }, [isPending]);
  return button;
}

/**
 * A pending button keeps its focus and name, ignores clicks, and submits no form. React Aria's own `isPending` is not
 * used: its announcement outlives the button and then refers to a missing element.
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
