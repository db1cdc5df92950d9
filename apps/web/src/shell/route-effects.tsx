import { type AnyRouteMatch, useMatches, useRouter, useRouterState } from '@tanstack/react-router';
import { useContext, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { statusOf } from '#api/errors.ts';
import { PortalContext } from '#portals/portal.ts';
import { focusOn } from '#ui/keep-focus.ts';
import { toast } from '#ui/toast.tsx';
import { followHeading } from './follow-heading.ts';
import { crumbsOf, nameOfPage } from './page-title.ts';

/** The page before the first one: undefined when the browser opened it. */
let firstBefore: string | undefined;

/** The first page follows the login page: it gets the focus, like every page that is navigated to. */
export function expectNewPage(): void {
  firstBefore = '/login';
}

/**
 * Sets the document's title by route; on a new page moves the focus to its heading, so that it is announced, and
 * dismisses the toast of the page before.
 */
export function RouteEffects() {
  // Every page loads this file, and it renders nothing: memoisation would only add to its size.
  'use no memo';
  const { t } = useTranslation('shell');
  const matches = useMatches();
  const crumbs = crumbsOf(matches);
  const last = crumbs.at(-1);
  // A tab of a client has both names, otherwise ten browser tabs would all be called Documents.
  const above = last?.name === undefined ? crumbs.at(-2)?.name : undefined;
  const path = useRouterState({ select: ({ resolvedLocation, matches }) => pageOf(resolvedLocation, matches.at(-1)) });
  const before = useRef(firstBefore);
  const navigatedAt = useRef(0);
  const router = useRouter();
  useEffect(
    () =>
      router.subscribe('onBeforeNavigate', () => {
        navigatedAt.current = Date.now();
      }),
    [router],
  );
  const isMissing = matches.some(isNotFoundMatch);
  const name = isMissing ? t('nav.not-found') : last && nameOfPage(t, last);
  const isByHeading = useContext(PortalContext)?.login === 'client' && last?.page !== 'logout' && !isMissing;
  const routeTitle = [name, isMissing ? '' : above, t('product')].filter(Boolean).join(' · ');
  useEffect(() => {
    document.title = routeTitle;
    return isByHeading ? followHeading(routeTitle, t('product')) : undefined;
  }, [routeTitle, isByHeading, t]);
  useEffect(() => {
    const isNew = before.current !== undefined && before.current !== path;
    before.current = path;
    if (!isNew) return;
    focusPage();
    toast.leavePage(navigatedAt.current);
  }, [path]);
  return null;
}

/** A route that does not exist for this user: by its address, or by the answer of its loader. */
const isNotFoundMatch = ({ status, error }: AnyRouteMatch) =>
  status === 'notFound' || (status === 'error' && statusOf(error) === 404);

interface Location {
  readonly pathname: string;
  readonly search: object;
}

/** Identifies a page: its path, and the search parameters that its route declares as a page. */
function pageOf(at: Location | undefined, match: Pick<AnyRouteMatch, 'staticData'> | undefined): string | undefined {
  const words = Object.entries(at?.search ?? {}).filter(([name]) => match?.staticData.places?.includes(name));
  return at && [at.pathname, ...words.flat()].join(' ');
}

/** Waits for the heading of a page that is still loading. */
let waiting: MutationObserver | undefined;

/** The heading of the page, or until it exists the page itself; a field with autofocus keeps the focus. */
function focusPage(): void {
  waiting?.disconnect();
  requestAnimationFrame(() => {
    const main = document.querySelector<HTMLElement>('main');
    if (!main || main.contains(document.activeElement)) return;
    const heading = main.querySelector('h1');
    focusOn(heading ?? main);
    if (heading) return;
    waiting = new MutationObserver(() => {
      const now = document.querySelector<HTMLElement>('main');
      const found = now?.querySelector('h1');
      const { activeElement } = document;
      // The placeholder of a page can be replaced as a whole, with the focus on it.
      const isLost = activeElement === document.body;
      if (found) {
        waiting?.disconnect();
        if (isLost || activeElement === now || activeElement === main) focusOn(found);
      } else if (now && isLost) focusOn(now);
    });
    waiting.observe(document.body, { childList: true, subtree: true });
  });
}
