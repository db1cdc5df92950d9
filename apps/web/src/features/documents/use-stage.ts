import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/** Width inside the padding of an element, updated when it changes; 0 before it is measured. Unit: pixels. */
export function useInnerWidth(ref: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const measure = () => {
      const { paddingLeft, paddingRight } = getComputedStyle(element);
      setWidth(Math.floor(element.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight)));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref]);
  return width;
}

/** The page in the middle of the frame, and the point of it there, as parts of its height and width. */
interface Anchor {
  readonly page: number;
  readonly down: number;
  readonly across: number;
}

/**
 * Keeps the point in the middle of the frame in place when the size of its pages changes; `size` is what they depend
 * on. At the start of the document its start stays in sight.
 */
export function useAnchor(frame: RefObject<HTMLElement | null>, size: string): () => void {
  const anchor = useRef<Anchor>(undefined);
  const remember = () => {
    anchor.current = frame.current ? anchorOf(frame.current) : undefined;
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs after the pages have their new size
  useLayoutEffect(() => {
    const element = frame.current;
    if (!element) return;
    const kept = anchor.current;
    const page = kept && pagesOf(element)[kept.page];
    if (page) {
      const top = page.offsetTop + kept.down * page.offsetHeight - element.clientHeight / 2;
      if (element.scrollTop > 0) element.scrollTop = top;
      element.scrollLeft = page.offsetLeft + kept.across * page.offsetWidth - element.clientWidth / 2;
    }
    anchor.current = anchorOf(element);
  }, [size]);
  return remember;
}

const pagesOf = (frame: HTMLElement) => [...frame.querySelectorAll<HTMLElement>('[data-page]')];

function anchorOf(frame: HTMLElement): Anchor | undefined {
  const down = frame.scrollTop + frame.clientHeight / 2;
  const across = frame.scrollLeft + frame.clientWidth / 2;
  const pages = pagesOf(frame);
  const index = Math.max(
    0,
    pages.findLastIndex(({ offsetTop }) => offsetTop <= down),
  );
  const page = pages[index];
  if (!page || page.offsetHeight === 0) return;
  return {
    page: index,
    down: Math.min(1, (down - page.offsetTop) / page.offsetHeight),
    across: (across - page.offsetLeft) / page.offsetWidth,
  };
}
