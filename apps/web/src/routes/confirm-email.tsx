import { useQuery } from '@tanstack/react-query';
import { createFileRoute, redirect } from '@tanstack/react-router';
import { beforeSignIn } from '#api/before-sign-in.ts';
import { ConfirmEmailScreen } from '#features/account/confirm-email-screen.tsx';
import { loadTexts } from '#i18n/setup.ts';
import { LanguageMenu } from '#shell/language-menu.tsx';

const text = (value: unknown) => (typeof value === 'string' ? value : undefined);

/** For staff: clients have no password. */
export const Route = createFileRoute('/confirm-email')({
  staticData: { page: 'confirm-email' },
  validateSearch: (search: Record<string, unknown>) => ({
    token: text(search['token']),
  }),
  beforeLoad: ({ context: { portal } }) => {
    if (portal?.login === 'client') throw redirect({ to: '/login', search: {}, replace: true });
  },
  loader: () => loadTexts('account', 'login', 'shell'),
  component: Page,
});

function Page() {
  const { token } = Route.useSearch();
  const { data: before } = useQuery(beforeSignIn(undefined));
  return <ConfirmEmailScreen before={before} tools={<LanguageMenu size="sm" />} token={token} />;
}
