import { useQuery } from '@tanstack/react-query';
import { createFileRoute, redirect } from '@tanstack/react-router';
import { beforeSignIn } from '#api/before-sign-in.ts';
import { ResetPasswordScreen } from '#features/account/reset-password-screen.tsx';
import { loadTexts } from '#i18n/setup.ts';
import { LanguageMenu } from '#shell/language-menu.tsx';

const text = (value: unknown) => (typeof value === 'string' ? value : undefined);

/** For staff: clients have no password. */
export const Route = createFileRoute('/reset-password')({
  staticData: { page: 'reset-password' },
  validateSearch: (search: Record<string, unknown>) => ({
    token: text(search['token']),
    email: text(search['email']),
  }),
  beforeLoad: ({ context: { portal } }) => {
    if (portal?.login === 'client') throw redirect({ to: '/login', search: {}, replace: true });
  },
  loader: () => loadTexts('account', 'login', 'shell'),
  component: Page,
});

function Page() {
  const { token, email } = Route.useSearch();
  const { data: before } = useQuery(beforeSignIn(undefined));
  return <ResetPasswordScreen before={before} tools={<LanguageMenu size="sm" />} token={token} email={email} />;
}
