import { createFileRoute } from '@tanstack/react-router';
import { EntityPage } from '#routes/_authed/-entity/entity-page.tsx';
import { entitySearch, hasName, loadEntity } from '#routes/_authed/-entity/load-entity.ts';
import { NotFoundPage } from '#shell/not-found-page.ts';

export const Route = createFileRoute('/_authed/internal/entity/$entityId')({
  staticData: { page: 'entity' },
  validateSearch: entitySearch,
  loaderDeps: ({ search }) => ({ request: search.request }),
  loader: ({ context, params, deps }) => loadEntity(context.queryClient, '/internal', { ...params, ...deps }),
  component: Page,
  notFoundComponent: NotFoundPage,
});

function Page() {
  const { entityId } = Route.useParams();
  const { request, ask } = Route.useSearch();
  const isNamed = Route.useLoaderData({ select: hasName });
  return <EntityPage entityId={entityId} request={request} isNamed={isNamed} isAsking={ask === 'client'} />;
}
