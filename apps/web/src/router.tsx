import { createRouter } from '@tanstack/react-router';
import type { RouterContext } from '#routes/__root.tsx';
import { ErrorScreen } from '#shell/error-screen.tsx';
import { NotFoundPage } from '#shell/not-found-page.ts';
import { Loading } from '#ui/skeleton.tsx';
import type { RouteTree } from './route-trees.ts';

/** After how long a page that still loads says so. Unit: milliseconds. */
const pendingMs = 200;

/** Search parameters are plain text. Parsed as JSON, a number in a search would lose its text form, and text that looks like a number would be quoted. */
function stringifySearch(search: Record<string, unknown>): string {
  const given = Object.entries(search).filter(([, value]) => value !== undefined);
  return given.length === 0 ? '' : `?${new URLSearchParams(given.map(([name, value]) => [name, String(value)]))}`;
}

export function createDeskRouter(routeTree: RouteTree, context: RouterContext) {
  return createRouter({
    routeTree,
    context,
    parseSearch: (text) => Object.fromEntries(new URLSearchParams(text)),
    stringifySearch,
    scrollRestoration: true,
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    defaultPendingMs: pendingMs,
    defaultPendingComponent: () => <Loading isPage />,
    defaultErrorComponent: ({ error }) => <ErrorScreen error={error} />,
    defaultNotFoundComponent: NotFoundPage,
  });
}

export type DeskRouter = ReturnType<typeof createDeskRouter>;

declare module '@tanstack/react-router' {
  interface Register {
    router: DeskRouter;
  }
}
