import { createFileRoute } from '@tanstack/react-router';
import { VersionsPage } from '#routes/_authed/-entity/document-page.tsx';
import { loadVersions } from '#routes/_authed/-entity/load-document.ts';
import { hasName } from '#routes/_authed/-entity/load-entity.ts';
import { NotFoundPage } from '#shell/not-found-page.ts';

export const Route = createFileRoute('/_authed/external/entity/$entityId_/documents/history/$owner/$docType')({
  staticData: { page: 'document-history' },
  loader: ({ context, params }) => loadVersions(context.queryClient, '/external', params),
  component: Page,
  notFoundComponent: NotFoundPage,
});

function Page() {
  const isNamed = Route.useLoaderData({ select: hasName });
  return <VersionsPage {...Route.useParams()} isNamed={isNamed} />;
}
