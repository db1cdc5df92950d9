import { createFileRoute, redirect, useRouter } from '@tanstack/react-router';
import { ArchiveScreen } from '#features/archive/archive-screen.tsx';
import { loadTexts } from '#i18n/setup.ts';
import { askedView, readAddress, viewToOpen } from '#routes/_authed/-list-page.ts';

export const Route = createFileRoute('/_authed/external/archive')({
  staticData: { page: 'archive' },
  validateSearch: (search: Record<string, unknown>) => readAddress('archive', search),
  loaderDeps: ({ search }) => askedView(search),
  async loader({ context, deps }) {
    const [search] = await Promise.all([
      viewToOpen(context.queryClient, 'archive', deps),
      loadTexts('archive', 'lists', 'list-views'),
    ]);
    if (search) throw redirect({ to: '/external/archive', search, replace: true });
  },
  component: Page,
});

function Page() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  const router = useRouter();
  return (
    <ArchiveScreen
      search={search}
      onSearch={(change) => void navigate({ search: (now) => ({ ...now, ...change }), replace: true })}
      hrefOf={(next) => router.buildLocation({ to: Route.to, search: next }).href}
      onOpen={(href) => void router.navigate({ href })}
    />
  );
}
