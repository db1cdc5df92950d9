import type { CSSProperties } from 'react';

export interface ToastPlace {
  readonly className: string;
  readonly style?: CSSProperties;
}

/** Below this width a drawer of staff leaves no room next to it. Pixels. */
const narrow = 1024;
/** Below this width the header of staff contains the title of the page. Pixels. */
const phone = 768;
/** A header in which a toast in the middle would cover its buttons. Pixels from the left to the buttons. */
const narrowHeader = 600;
/** Space between the toast and a bar of buttons. Pixels. */
const gap = 12;

/**
 * Where a toast covers no title, no key hint and no bar of buttons: over the page's header, which contains navigation
 * only, except on phones; over the scrim next to or above a drawer; or at the bottom, above the bar of buttons that is there.
 */
export function placeOfToast(): ToastPlace {
  const isOver = document.querySelector('[data-scrim]') !== null;
  const isClient = document.documentElement.dataset['portal'] === 'client';
  const centre = 'left-1/2 -translate-x-1/2';
  // A sheet of clients leaves the top of the screen to the scrim.
  if (isClient && isOver) return { className: `fixed top-0.5 ${centre}` };
  // The header of clients scrolls with the page, and the toast with it.
  if (isClient && window.scrollY < gap) return placeInHeader() ?? { className: `absolute top-1.5 ${centre}` };
  if (!isClient && !isOver && window.innerWidth >= phone) return { className: `fixed top-0.5 ${centre}` };
  if (!isClient && window.innerWidth >= narrow) return { className: 'fixed top-0.5 left-2' };
  return { className: `fixed ${centre}`, style: { bottom: window.innerHeight - topOfBars() + gap } };
}

/** On a phone: over the institution's name, next to the buttons of the header, which stay in reach. */
function placeInHeader(): ToastPlace | undefined {
  const tools = document.querySelector('[data-tools]')?.getBoundingClientRect();
  if (!tools || tools.left >= narrowHeader) return undefined;
  return { className: 'absolute top-1.5 left-2', style: { maxWidth: tools.left - 2 * 8 } };
}

/** The upper edge of the bar of buttons at the bottom of the window; without one the window's lower edge. */
function topOfBars(): number {
  const bars = [...document.querySelectorAll('[data-bottom-bar], [data-client-bar]')]
    .map((bar) => bar.getBoundingClientRect())
    .filter(({ top, bottom }) => bottom >= window.innerHeight - gap && top < window.innerHeight);
  return Math.min(window.innerHeight, ...bars.map(({ top }) => top));
}
