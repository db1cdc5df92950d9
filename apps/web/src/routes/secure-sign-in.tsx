import { useQuery } from '@tanstack/react-query';
import { createFileRoute, redirect, useRouter } from '@tanstack/react-router';
import { client } from '#api/client.ts';
import { isLimitedSession, refreshOnce } from '#api/session.ts';
import { view } from '#api/views.ts';
import { SetUpScreen } from '#features/settings/set-up-screen.tsx';
import { loadTexts } from '#i18n/setup.ts';
import { usePortal } from '#portals/portal.ts';
import { LanguageMenu } from '#shell/language-menu.tsx';

/** Staff who have to add a second factor come here before anything else. */
export const Route = createFileRoute('/secure-sign-in')({
  staticData: { page: 'secure-sign-in' },
  beforeLoad: ({ context: { portal } }) => {
    if (!client.authStore.isValid) throw redirect({ to: '/login', search: {}, replace: true });
    if (portal && !isLimitedSession(client)) throw redirect({ to: portal.home, replace: true });
  },
  loader: () => loadTexts('settings', 'shell', 'refusals', 'account', 'login'),
  component: Page,
});

function Page() {
  const { home, authCollection } = usePortal();
  const router = useRouter();
  const asked = useQuery(view('sign-in-security', {}));
  const goOn = async () => {
    await refreshOnce(client, authCollection, () => undefined);
    await router.navigate({ href: home, replace: true });
  };
  return (
    <SetUpScreen
      security={asked.data}
      error={asked.error}
      onRetry={() => void asked.refetch()}
      onDone={goOn}
      onLogOut={() => client.authStore.clear()}
      tools={<LanguageMenu size="sm" />}
    />
  );
}
