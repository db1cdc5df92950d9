import { createFileRoute, useRouter } from '@tanstack/react-router';
import { subscriptionStatuses } from '#features/subscriptions/subscription-statuses.ts';
import { SubscriptionsScreen } from '#features/subscriptions/subscriptions-screen.tsx';
import { loadTexts } from '#i18n/setup.ts';

export const Route = createFileRoute('/_authed/external/subscriptions')({
  staticData: { page: 'subscriptions' },
  validateSearch: (search: Record<string, unknown>) => ({
    status: subscriptionStatuses.find((status) => status === search['status']),
  }),
  loader: () => loadTexts('subscriptions', 'lists'),
  component: Page,
});

function Page() {
  const { status } = Route.useSearch();
  const router = useRouter();
  return (
    <SubscriptionsScreen
      status={status}
      hrefOf={(one) => router.buildLocation({ to: Route.to, search: { status: one } }).href}
      onOpen={(href) => void router.navigate({ href })}
    />
  );
}
