import { createFileRoute } from '@tanstack/react-router';
import { searchKinds } from '#features/search/search-kinds.ts';
import { SearchScreen } from '#features/search/search-screen.tsx';
import { loadTexts } from '#i18n/setup.ts';

export const Route = createFileRoute('/_authed/external/search')({
  staticData: { page: 'search' },
  validateSearch: (search: Record<string, unknown>) => ({
    q: typeof search['q'] === 'string' || typeof search['q'] === 'number' ? String(search['q']) : undefined,
    kind: searchKinds.find((kind) => kind === search['kind']),
  }),
  loader: () => loadTexts('search', 'document-kinds'),
  component: Page,
});

function Page() {
  const { q = '', kind } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <SearchScreen
      q={q}
      kind={kind}
      onSearch={(text) => void navigate({ search: (now) => ({ ...now, q: text || undefined }), replace: true })}
    />
  );
}
