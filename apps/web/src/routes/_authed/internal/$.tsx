import { createFileRoute, notFound } from '@tanstack/react-router';
import { NotFoundPage } from '#shell/not-found-page.ts';

/** Not Found for any other path of this portal, with the sidebar. */
export const Route = createFileRoute('/_authed/internal/$')({
  staticData: { page: 'not-found' },
  loader: () => {
    throw notFound();
  },
  notFoundComponent: NotFoundPage,
});
