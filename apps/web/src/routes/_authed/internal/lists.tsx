import { createFileRoute, useRouter } from '@tanstack/react-router';
import { ListsScreen } from '#features/lists/lists-screen.tsx';
import { loadTexts } from '#i18n/setup.ts';

export const Route = createFileRoute('/_authed/internal/lists')({
  staticData: { page: 'screening-lists' },
  validateSearch: (search: Record<string, unknown>): { list?: string } =>
    typeof search['list'] === 'string' && search['list'] !== '' ? { list: search['list'] } : {},
  loader: () => loadTexts('screening-lists', 'lists'),
  component: Page,
});

function Page() {
  const { list = '' } = Route.useSearch();
  const router = useRouter();
  return (
    <ListsScreen
      open={list}
      onOpen={(id) => void router.navigate({ to: Route.to, search: id === '' ? {} : { list: id }, resetScroll: false })}
    />
  );
}
