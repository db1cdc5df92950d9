import { createFileRoute } from '@tanstack/react-router';
import { EntitySubscriptionsScreen } from '#features/subscriptions/entity-subscriptions-screen.tsx';
import { loadTexts } from '#i18n/setup.ts';

export const Route = createFileRoute('/_authed/internal/entity/$entityId/subscriptions')({
  staticData: { page: 'subscriptions' },
  loader: () => loadTexts('subscriptions'),
  component: Page,
});

function Page() {
  const { entityId } = Route.useParams();
  return <EntitySubscriptionsScreen subject={entityId} />;
}
