import { subscriptionCadences, subscriptionLevels } from '@dossier/domain/subscriptions';
import { createFileRoute, useRouter } from '@tanstack/react-router';
import { subscriptionFilters } from '#features/subscriptions/subscription-filters.ts';
import { SubscriptionsScreen, type SubscriptionsSearch } from '#features/subscriptions/subscriptions-screen.tsx';
import { loadTexts } from '#i18n/setup.ts';

const text = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? String(value) : undefined);

export const Route = createFileRoute('/_authed/external/subscriptions')({
  staticData: { page: 'subscriptions' },
  validateSearch: (search: Record<string, unknown>): SubscriptionsSearch => ({
    status: subscriptionFilters.find((status) => status === search['status']),
    level: subscriptionLevels.find((level) => level === search['level']),
    cadence: subscriptionCadences.find((cadence) => cadence === search['cadence']),
    q: text(search['q']),
    open: text(search['open']),
  }),
  loader: () => loadTexts('subscriptions', 'lists'),
  component: Page,
});

function Page() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  const router = useRouter();
  return (
    <SubscriptionsScreen
      search={search}
      onSearch={(change) => void navigate({ search: (now) => ({ ...now, ...change }), replace: true })}
      hrefOf={(status) => router.buildLocation({ to: Route.to, search: { ...search, status } }).href}
      onGo={(href) => void router.navigate({ href })}
    />
  );
}
