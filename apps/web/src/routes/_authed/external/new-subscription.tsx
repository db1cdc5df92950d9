import { createFileRoute } from '@tanstack/react-router';
import { NewSubscriptionScreen } from '#features/subscriptions/new-subscription-screen.tsx';
import { loadTexts } from '#i18n/setup.ts';
import type { Crumb } from '#shell/page-title.ts';

export const Route = createFileRoute('/_authed/external/new-subscription')({
  staticData: { page: 'new-subscription' },
  loader: async (): Promise<{ trail: readonly Crumb[] }> => {
    await loadTexts('subscriptions');
    return { trail: [{ word: 'subscriptions', href: '/external/subscriptions' }] };
  },
  component: NewSubscriptionScreen,
});
