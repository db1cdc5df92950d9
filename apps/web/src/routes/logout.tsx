import { createFileRoute, redirect, useRouter } from '@tanstack/react-router';
import { Suspense } from 'react';
import { client } from '#api/client.ts';
import { deleteOfflineDrafts, hasOfflineDrafts } from '#api/offline-drafts.ts';
import { signOut } from '#api/session.ts';
import { LogoutScreen } from '#features/login/logout-screen.tsx';
import { loadTexts } from '#i18n/setup.ts';
import { usePortal } from '#portals/portal.ts';
import { behindLogout } from './-behind-logout.tsx';

export const Route = createFileRoute('/logout')({
  staticData: { page: 'logout' },
  beforeLoad: () => {
    if (!client.authStore.isValid) throw redirect({ to: '/login', search: {}, replace: true });
  },
  loader: ({ context: { portal } }) =>
    portal?.login === 'client' ? loadTexts('login', 'shell', 'refusals', 'client-forms') : loadTexts('login', 'shell'),
  component: Page,
});

const hasUnsent = () => hasOfflineDrafts(client.authStore.record?.id ?? '');

function Page() {
  const router = useRouter();
  const { authCollection, home, login } = usePortal();
  const Behind = behindLogout[login];
  const stay = () => (router.history.canGoBack() ? router.history.back() : void router.navigate({ href: home }));
  const logOut = () => {
    void deleteOfflineDrafts();
    signOut(client, authCollection);
  };
  return (
    <>
      <Suspense fallback={<main id="main" tabIndex={-1} className="min-h-dvh" />}>
        <Behind />
      </Suspense>
      <LogoutScreen onLogout={logOut} onStay={stay} hasUnsent={hasUnsent} />
    </>
  );
}
