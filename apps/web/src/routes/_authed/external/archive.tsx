import { type ArchiveShow, archivedFilters, archiveShows } from '@dossier/domain/onboarding-filters';
import { createFileRoute, useRouter } from '@tanstack/react-router';
import { ArchiveScreen } from '#features/archive/archive-screen.tsx';
import { loadTexts } from '#i18n/setup.ts';

const text = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? String(value) : undefined);

export const Route = createFileRoute('/_authed/external/archive')({
  staticData: { page: 'archive' },
  validateSearch: (search: Record<string, unknown>) => ({
    show: archiveShows.find((part) => part === search['show']),
    archived: archivedFilters.find((one) => one === search['archived']),
    q: text(search['q']),
    sort: text(search['sort']),
  }),
  loader: () => loadTexts('archive', 'lists'),
  component: Page,
});

function Page() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  const router = useRouter();
  const hrefOfPart = (show: ArchiveShow | undefined) =>
    router.buildLocation({ to: Route.to, search: { ...search, show } }).href;
  return (
    <ArchiveScreen
      search={search}
      onSearch={(change) => void navigate({ search: (now) => ({ ...now, ...change }), replace: true })}
      hrefOfPart={hrefOfPart}
      onOpen={(href) => void router.navigate({ href })}
    />
  );
}
