import { createFileRoute } from '@tanstack/react-router';
import { NewSubscriptionScreen } from '#features/subscriptions/new-subscription-screen.tsx';
import { loadTexts } from '#i18n/setup.ts';

export const Route = createFileRoute('/_authed/external/new-subscription')({
  staticData: { page: 'new-subscription' },
  loader: () => loadTexts('subscriptions'),
  component: NewSubscriptionScreen,
});
