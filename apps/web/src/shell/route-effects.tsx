import { useMatches, useRouterState } from '@tanstack/react-router';
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
  const path = useRouterState({ select: (state) => state.resolvedLocation?.pathname });
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

/** The heading of the page, or the page itself; a field that asked for the focus keeps it. */
function focusPage(): void {
  requestAnimationFrame(() => {
    const main = document.querySelector<HTMLElement>('main');
    if (!main || main.contains(document.activeElement)) return;
    const target = main.querySelector<HTMLElement>('h1') ?? main;
    if (!target.hasAttribute('tabindex')) target.tabIndex = -1;
    target.focus({ preventScroll: true });
  });
}
