import { createFileRoute, useRouter } from '@tanstack/react-router';
import { NewSubscriptionScreen } from '#features/subscriptions/new-subscription-screen.tsx';
import { loadTexts } from '#i18n/setup.ts';
import { usePortal } from '#portals/portal.ts';
import type { Crumb } from '#shell/page-title.ts';

export const Route = createFileRoute('/_authed/external/new-subscription')({
  staticData: { page: 'new-subscription' },
  validateSearch: (search: Record<string, unknown>): { request?: string | undefined } => ({
    request: typeof search['request'] === 'string' ? search['request'] : undefined,
  }),
  loader: async (): Promise<{ trail: readonly Crumb[] }> => {
    await loadTexts('subscriptions');
    return { trail: [{ page: 'subscriptions', href: '/external/subscriptions' }] };
  },
  component: Page,
});

function Page() {
  const { request = '' } = Route.useSearch();
  const navigate = Route.useNavigate();
  const router = useRouter();
  const { links } = usePortal();
  return (
    <NewSubscriptionScreen
      request={request}
      onChoose={(chosen) => void navigate({ search: { request: chosen || undefined }, replace: true })}
      onStarted={(subscription) => void router.navigate({ href: links.subscriptions?.(subscription) ?? '' })}
    />
  );
}
