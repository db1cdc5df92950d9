import type { CSSProperties } from 'react';
import { openSpace } from './toast-space.ts';

export interface ToastPlace {
  readonly className: string;
  readonly style?: CSSProperties;
  /** A bar over the whole width, at the lower edge of the page. */
  readonly isDocked?: true;
}

/** Below this width a drawer of staff leaves no room next to it. Pixels. */
const narrow = 1024;
/** Below this width the header contains the title of the page (staff) or the name of the institution (clients). Pixels. */
const phone = 768;
/** Space between the toast and a bar of buttons, or other content. Pixels. */
const gap = 12;
/** Height of a toast of one line. Pixels. */
const oneLine = 44;

/**
 * Where a toast covers no title, no key hint and no bar of buttons: over the page's header, which contains navigation
 * only, except on phones; over the scrim next to or above a drawer; or at the bottom, above the bar of buttons that is there.
 * On pages of clients it covers nothing at all: it is in a free space of the page and scrolls with it. `followPlace`
 * makes that space where there is none. Where that is impossible, the toast is a bar at the bottom, above which the page
 * ends.
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
  if (isClient) return freePlace() ?? docked();
  if (!isOver && window.innerWidth >= phone) return { className: `fixed top-0.5 ${centre}` };
  if (window.innerWidth >= narrow) return { className: 'fixed top-0.5 left-2' };
  return { className: `fixed ${centre}`, style: { bottom: window.innerHeight - topOfBars() + gap } };
}

/**
 * Applies the place of a toast now, and again when the page or the window changes: the page that a toast was shown on
 * is often left at once. On pages of clients without a free space it opens one.
 * @returns the function that ends it, and closes the space
 */
export function followPlace(apply: (place: ToastPlace) => void): () => void {
  let known = '';
  let frame = 0;
  let space: ReturnType<typeof openSpace>;
  const withSpace = (): ToastPlace => {
    const place = placeOfToast();
    if (!place.isDocked) return place;
    space?.close();
    space = openSpace(topOfBars(), heightOfToast() + 2 * gap);
    const inSpace = placeOfToast();
    if (inSpace.isDocked) space?.close();
    return inSpace;
  };
  const update = () => {
    const place = withSpace();
    if (JSON.stringify(place) === known) return;
    known = JSON.stringify(place);
    apply(place);
    // At its new place it may need more lines.
    updateSoon();
  };
  const updateSoon = () => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(update);
  };
  update();
  const observer = new MutationObserver(updateSoon);
  observer.observe(document.body, { childList: true, subtree: true });
  window.addEventListener('resize', updateSoon);
  return () => {
    observer.disconnect();
    window.removeEventListener('resize', updateSoon);
    cancelAnimationFrame(frame);
    space?.close();
  };
}

/** The lowest space of the window, above the bar of buttons, in which the page shows nothing. */
function freePlace(): ToastPlace | undefined {
  const height = heightOfToast();
  let bottom = topOfBars();
  for (const box of contentBoxes()) {
    if (bottom - box.bottom >= height + 2 * gap) break;
    bottom = Math.min(bottom, box.top);
  }
  const top = bottom - gap - height;
  if (top < gap) return undefined;
  return { className: 'absolute left-1/2 -translate-x-1/2', style: { top: Math.round(top + window.scrollY) } };
}

const heightOfToast = (): number =>
  Math.max(oneLine, document.querySelector('[data-toast]')?.getBoundingClientRect().height ?? 0);

const docked = (): ToastPlace => ({
  className: 'fixed inset-x-0',
  style: { bottom: window.innerHeight - topOfBars() },
  isDocked: true,
});

/** Boxes of texts, controls, pictures and the footer in the window, the lowest first. */
function contentBoxes(): DOMRect[] {
  const isContent = (element: Element) =>
    element.matches('input, textarea, select, button, a, img, svg, canvas, footer') ||
    [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
  return [...document.body.querySelectorAll(':is(header, main, footer), :is(header, main, footer) *')]
    .filter(isContent)
    .map((element) => element.getBoundingClientRect())
    .filter(({ width, height, top, bottom }) => width > 1 && height > 1 && bottom > 0 && top < window.innerHeight)
    .toSorted((one, other) => other.bottom - one.bottom);
}

/** The upper edge of the bar of buttons at the bottom of the window; without one the window's lower edge. */
function topOfBars(): number {
  const bars = [...document.querySelectorAll('[data-bottom-bar], [data-client-bar]')]
    .map((bar) => bar.getBoundingClientRect())
    .filter(({ top, bottom }) => bottom >= window.innerHeight - gap && top < window.innerHeight);
  return Math.min(window.innerHeight, ...bars.map(({ top }) => top));
}
