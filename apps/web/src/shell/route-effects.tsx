import { type AnyRouteMatch, useMatches, useRouterState } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { crumbsOf } from './page-title.ts';

/** The document's title follows the route; on a new page the focus goes to its heading, so that it is read out. */
export function RouteEffects() {
  const { t } = useTranslation('shell');
  const crumbs = crumbsOf(useMatches());
  const last = crumbs.at(-1);
  // A tab of a client is called by both, or ten tabs of a browser would all be called Documents.
  const above = last?.name === undefined ? crumbs.at(-2)?.name : undefined;
  const path = useRouterState({ select: ({ resolvedLocation, matches }) => placeOf(resolvedLocation, matches.at(-1)) });
  const before = useRef<string>(undefined);
  const name = last && (last.name ?? t(`nav.${last.word}`));
  useEffect(() => {
    document.title = [name, above, t('product')].filter(Boolean).join(' · ');
  }, [name, above, t]);
  useEffect(() => {
    const isNew = before.current !== undefined && before.current !== path;
    before.current = path;
    if (isNew) focusPage();
  }, [path]);
  return null;
}

interface Location {
  readonly pathname: string;
  readonly search: object;
}

/** What must change for a page to be another one: its path, and what its route calls a place. */
function placeOf(at: Location | undefined, match: Pick<AnyRouteMatch, 'staticData'> | undefined): string | undefined {
  const words = Object.entries(at?.search ?? {}).filter(([name]) => match?.staticData.places?.includes(name));
  return at && [at.pathname, ...words.flat()].join(' ');
}

/** Waits for the heading of a page that still loads. */
let waiting: MutationObserver | undefined;

/** The heading of the page, or until it is there the page itself; a field that asked for the focus keeps it. */
function focusPage(): void {
  waiting?.disconnect();
  requestAnimationFrame(() => {
    const main = document.querySelector<HTMLElement>('main');
    if (!main || main.contains(document.activeElement)) return;
    const heading = main.querySelector('h1');
    focusOn(heading ?? main);
    if (heading) return;
    waiting = new MutationObserver(() => {
      const found = main.querySelector('h1');
      if (!found) return;
      waiting?.disconnect();
      if (document.activeElement === main) focusOn(found);
    });
    waiting.observe(main, { childList: true, subtree: true });
  });
}

function focusOn(target: HTMLElement): void {
  if (!target.hasAttribute('tabindex')) target.tabIndex = -1;
  target.focus({ preventScroll: true });
}
