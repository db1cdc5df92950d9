import { createFileRoute, notFound, useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { client } from '#api/client.ts';
import { SetupScreen } from '#features/account/setup-screen.tsx';
import { loadTexts } from '#i18n/setup.ts';
import { LanguageMenu } from '#shell/language-menu.tsx';

/** The link of a new desk leads here, in the portal of the desk. */
export const Route = createFileRoute('/setup')({
  staticData: { page: 'setup' },
  beforeLoad: ({ context: { portal } }) => {
    if (portal?.name !== 'intern') throw notFound();
  },
  loader: () => loadTexts('account', 'settings', 'shell', 'refusals', 'login'),
  component: Page,
});

function Page() {
  const router = useRouter();
  // The fragment may be replaced while the page is open.
  const [token] = useState(() => location.hash.slice(1));
  const goOn = () => router.navigate({ href: client.authStore.isValid ? '/secure-sign-in' : '/login', replace: true });
  return <SetupScreen token={token} tools={<LanguageMenu size="sm" />} onDone={goOn} />;
}
