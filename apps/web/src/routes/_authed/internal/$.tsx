import { createFileRoute, notFound } from '@tanstack/react-router';
import { NotFoundPage } from '#shell/not-found-page.ts';

/** Any other path of this portal: the sidebar stays, so that one finds the way. */
export const Route = createFileRoute('/_authed/internal/$')({
  staticData: { page: 'not-found' },
  loader: () => {
    throw notFound();
  },
  notFoundComponent: NotFoundPage,
});
