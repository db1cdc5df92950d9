import type { CSSProperties } from 'react';

export interface ToastPlace {
  readonly className: string;
  readonly style?: CSSProperties;
}

/** Below this width a drawer of staff leaves no room next to it. Pixels. */
const narrow = 1024;
/** Below this width the header contains the title of the page (staff) or the name of the institution (clients). Pixels. */
const phone = 768;
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
  if (isClient && window.innerWidth >= phone && window.scrollY < gap)
    return { className: `absolute top-1.5 ${centre}` };
  if (!isClient && !isOver && window.innerWidth >= phone) return { className: `fixed top-0.5 ${centre}` };
  if (!isClient && window.innerWidth >= narrow) return { className: 'fixed top-0.5 left-2' };
  return { className: `fixed ${centre}`, style: { bottom: window.innerHeight - topOfBars() + gap } };
}

/**
 * Applies the place of a toast now, and again when a scrim or a bar of buttons appears, moves or disappears: the page
 * that a toast was shown on is often left at once.
 * @returns the function that ends it
 */
export function followPlace(apply: (place: ToastPlace) => void): () => void {
  const edges = () => `${document.querySelector('[data-scrim]') !== null} ${topOfBars()}`;
  let known = edges();
  apply(placeOfToast());
  const observer = new MutationObserver(() => {
    const now = edges();
    if (now === known) return;
    known = now;
    apply(placeOfToast());
  });
  observer.observe(document.body, { childList: true, subtree: true });
  return () => observer.disconnect();
}

/** The upper edge of the bar of buttons at the bottom of the window; without one the window's lower edge. */
function topOfBars(): number {
  const bars = [...document.querySelectorAll('[data-bottom-bar], [data-client-bar]')]
    .map((bar) => bar.getBoundingClientRect())
    .filter(({ top, bottom }) => bottom >= window.innerHeight - gap && top < window.innerHeight);
  return Math.min(window.innerHeight, ...bars.map(({ top }) => top));
}
