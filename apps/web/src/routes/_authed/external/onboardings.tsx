import { createFileRoute, redirect, useRouter } from '@tanstack/react-router';
import { OnboardingsScreen } from '#features/onboardings/onboardings-screen.tsx';
import { loadTexts } from '#i18n/setup.ts';
import { askedView, readAddress, viewToOpen } from '#routes/_authed/-list-page.ts';

export const Route = createFileRoute('/_authed/external/onboardings')({
  staticData: { page: 'onboardings' },
  validateSearch: (search: Record<string, unknown>) => readAddress('onboardings', search),
  loaderDeps: ({ search }) => askedView(search),
  async loader({ context, deps }) {
    const [search] = await Promise.all([
      viewToOpen(context.queryClient, 'onboardings', deps),
      loadTexts('onboardings', 'waiting-on', 'lists', 'list-views', 'presence'),
    ]);
    if (search) throw redirect({ to: '/external/onboardings', search, replace: true });
  },
  component: Page,
});

function Page() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  const router = useRouter();
  return (
    <OnboardingsScreen
      search={search}
      onSearch={(change) => void navigate({ search: (now) => ({ ...now, ...change }), replace: true })}
      hrefOf={(next) => router.buildLocation({ to: Route.to, search: next }).href}
      onOpen={(href) => void router.navigate({ href })}
    />
  );
}
