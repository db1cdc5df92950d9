import { createFileRoute } from '@tanstack/react-router';
import { hasName } from '#routes/_authed/-entity/load-entity.ts';
import { loadPerson, personSearch } from '#routes/_authed/-person/load-person.ts';
import { PersonPage } from '#routes/_authed/-person/person-page.tsx';
import { NotFoundPage } from '#shell/not-found-page.ts';

export const Route = createFileRoute('/_authed/external/person/$personId')({
  staticData: { page: 'person' },
  validateSearch: personSearch,
  loaderDeps: ({ search }) => ({ client: search.client }),
  loader: ({ context, params, deps }) => loadPerson(context.queryClient, '/external', { ...params, ...deps }),
  component: Page,
  notFoundComponent: NotFoundPage,
});

function Page() {
  const isNamed = Route.useLoaderData({ select: hasName });
  return <PersonPage {...Route.useParams()} {...Route.useSearch()} isNamed={isNamed} />;
}
