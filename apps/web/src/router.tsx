import { createRouter } from '@tanstack/react-router';
import type { RouterContext } from '#routes/__root.tsx';
import { ErrorScreen } from '#shell/error-screen.tsx';
import { NotFoundPage } from '#shell/not-found-page.ts';
import { Loading } from '#ui/skeleton.tsx';
import { routeTree } from './route-tree.gen.ts';

/** After how long a page that still loads says so. Unit: milliseconds. */
const pendingMs = 200;

/** Everything in a query is text: as JSON a number that was searched for would be no text, and text that looks like a number would stand in quotes. */
function stringifySearch(search: Record<string, unknown>): string {
  const given = Object.entries(search).filter(([, value]) => value !== undefined);
  return given.length === 0 ? '' : `?${new URLSearchParams(given.map(([name, value]) => [name, String(value)]))}`;
}

export function createDeskRouter(context: RouterContext) {
  return createRouter({
    routeTree,
    context,
    parseSearch: (text) => Object.fromEntries(new URLSearchParams(text)),
    stringifySearch,
    scrollRestoration: true,
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    defaultPendingMs: pendingMs,
    defaultPendingComponent: () => <Loading />,
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
