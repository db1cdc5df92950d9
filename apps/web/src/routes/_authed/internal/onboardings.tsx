import { createFileRoute, redirect, useRouter } from '@tanstack/react-router';
import { QueueScreen } from '#features/onboardings/queue-screen.tsx';
import { loadTexts } from '#i18n/setup.ts';
import { askedView, readAddress, viewToOpen } from '#routes/_authed/-list-page.ts';

export const Route = createFileRoute('/_authed/internal/onboardings')({
  staticData: { page: 'onboardings' },
  validateSearch: (search: Record<string, unknown>) => readAddress('queue', search),
  loaderDeps: ({ search }) => askedView(search),
  async loader({ context, deps }) {
    const [search] = await Promise.all([
      viewToOpen(context.queryClient, 'queue', deps),
      loadTexts('onboardings', 'waiting-on', 'lists', 'list-views', 'presence'),
    ]);
    if (search) throw redirect({ to: '/internal/onboardings', search, replace: true });
  },
  component: Page,
});

function Page() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  const router = useRouter();
  return (
    <QueueScreen
      search={search}
      onSearch={(change) => void navigate({ search: (now) => ({ ...now, ...change }), replace: true })}
      hrefOfTab={(tab) => router.buildLocation({ to: Route.to, search: { ...search, tab, status: undefined } }).href}
      onOpen={(href) => void router.navigate({ href })}
    />
  );
}
