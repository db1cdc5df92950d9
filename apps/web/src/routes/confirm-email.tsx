import { createFileRoute } from '@tanstack/react-router';
import { ConfirmEmailScreen } from '#features/account/confirm-email-screen.tsx';
import { accountRoute, text } from './-account-route.ts';
import { useAccountPage } from './-use-account-page.tsx';

export const Route = createFileRoute('/confirm-email')({
  ...accountRoute,
  staticData: { page: 'confirm-email' },
  validateSearch: (search: Record<string, unknown>) => ({
    token: text(search['token']),
  }),
  component: Page,
});

function Page() {
  const { token } = Route.useSearch();
  return <ConfirmEmailScreen {...useAccountPage()} token={token} />;
}
