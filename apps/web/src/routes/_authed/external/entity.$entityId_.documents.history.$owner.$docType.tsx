import { createFileRoute } from '@tanstack/react-router';
import { VersionsPage } from '#routes/_authed/-entity/document-page.tsx';
import { loadVersions } from '#routes/_authed/-entity/load-document.ts';
import { entitySearch, hasName } from '#routes/_authed/-entity/load-entity.ts';
import { NotFoundPage } from '#shell/not-found-page.ts';

export const Route = createFileRoute('/_authed/external/entity/$entityId_/documents/history/$owner/$docType')({
  staticData: { page: 'document-history' },
  validateSearch: entitySearch,
  loaderDeps: ({ search }) => ({ request: search.request }),
  loader: ({ context, params, deps }) => loadVersions(context.queryClient, '/external', { ...params, ...deps }),
  component: Page,
  notFoundComponent: NotFoundPage,
});

function Page() {
  const isNamed = Route.useLoaderData({ select: hasName });
  return <VersionsPage {...Route.useParams()} {...Route.useSearch()} isNamed={isNamed} />;
}
