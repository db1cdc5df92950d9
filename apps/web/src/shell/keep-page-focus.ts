import { useEffect } from 'react';
import { focusOn } from '#ui/keep-focus.ts';

/** Time in which the page itself may focus what an action leads to. Unit: milliseconds. */
const waitMs = 300;

const overlays = '[role=dialog],[role=alertdialog],[role=menu],[role=listbox],[data-scrim]';

/** The sections around an element, from the inside to the outside. */
function sectionsOf(element: Element): Element[] {
  const sections: Element[] = [];
  for (
    let at = element.closest('section,[role=region]');
    at;
    at = at.parentElement?.closest('section,[role=region]') ?? null
  )
    sections.push(at);
  return sections;
}

/** Returns whether the element can no longer have the focus. Called for every change, so it reads no layout. */
const isGone = (element: Element | undefined) =>
  element !== undefined && (!element.isConnected || element.matches(':disabled'));

/**
 * When the focused control disappears or is disabled and nothing else takes the focus, it goes to the heading of the
 * section that contained the control, otherwise to that of the page, so that the keyboard continues there. A page that
 * is still loading has the focus itself until its heading is there.
 */
export function useKeptPageFocus(): void {
  useEffect(() => {
    let last: Element | undefined;
    let sections: Element[] = [];
    let timer: ReturnType<typeof setTimeout> | undefined;
    // The page that has the focus until it has a heading.
    let loading: Element | undefined;
    const isLoading = () => loading !== undefined && document.activeElement === loading;
    const enter = ({ target }: FocusEvent) => {
      if (!(target instanceof Element)) return;
      last = target;
      // What is in a dialog or menu disappears with it: then the place counts from which it was opened.
      if (!target.closest(overlays)) sections = sectionsOf(target);
    };
    const restore = () => {
      timer = undefined;
      if (!isLoading() && (document.activeElement !== document.body || !isGone(last))) return;
      const section = sections.find((one) => one.isConnected && one.querySelector('h2,h3'));
      const main = document.querySelector<HTMLElement>('main');
      const heading = section?.querySelector<HTMLElement>('h2,h3') ?? main?.querySelector<HTMLElement>('h1');
      loading = heading ? undefined : (main ?? undefined);
      if (heading || !isLoading()) focusOn(heading ?? main);
    };
    const check = () => {
      // A disabled control loses the focus only when the page is drawn again.
      if (timer === undefined && (isGone(last) || isLoading())) timer = setTimeout(restore, waitMs);
    };
    const watcher = new MutationObserver(check);
    watcher.observe(document.body, { childList: true, subtree: true, attributes: true, attributeFilter: ['disabled'] });
    document.addEventListener('focusin', enter);
    return () => {
      clearTimeout(timer);
      watcher.disconnect();
      document.removeEventListener('focusin', enter);
    };
  }, []);
}
