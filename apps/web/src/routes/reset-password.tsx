import { createFileRoute } from '@tanstack/react-router';
import { ResetPasswordScreen } from '#features/account/reset-password-screen.tsx';
import { accountRoute, text } from './-account-route.ts';
import { useAccountPage } from './-use-account-page.tsx';

export const Route = createFileRoute('/reset-password')({
  ...accountRoute,
  staticData: { page: 'reset-password' },
  validateSearch: (search: Record<string, unknown>) => ({
    token: text(search['token']),
    email: text(search['email']),
  }),
  component: Page,
});

function Page() {
  const { token, email } = Route.useSearch();
  return <ResetPasswordScreen {...useAccountPage()} token={token} email={email} />;
}
