import { createFileRoute } from '@tanstack/react-router';
import { DocumentViewPage } from '#routes/_authed/-entity/document-page.tsx';
import { loadDocument } from '#routes/_authed/-entity/load-document.ts';
import { entitySearch, hasName } from '#routes/_authed/-entity/load-entity.ts';
import { NotFoundPage } from '#shell/not-found-page.ts';

export const Route = createFileRoute('/_authed/internal/entity/$entityId_/documents/view/$docId')({
  staticData: { page: 'document' },
  validateSearch: entitySearch,
  loaderDeps: ({ search }) => ({ request: search.request }),
  loader: ({ context, params, deps }) => loadDocument(context.queryClient, '/internal', { ...params, ...deps }),
  component: Page,
  notFoundComponent: NotFoundPage,
});

function Page() {
  const isNamed = Route.useLoaderData({ select: hasName });
  return <DocumentViewPage {...Route.useParams()} {...Route.useSearch()} isNamed={isNamed} />;
}
