import { createFileRoute, useRouter } from '@tanstack/react-router';
import { DashboardScreen } from '#features/dashboard/dashboard-screen.tsx';
import { loadTexts } from '#i18n/setup.ts';

export const Route = createFileRoute('/_authed/internal/dashboard')({
  staticData: { page: 'dashboard' },
  loader: () => loadTexts('dashboard', 'events', 'checks', 'document-kinds', 'identity', 'kyc-form', 'system'),
  component: Page,
});

function Page() {
  const router = useRouter();
  return <DashboardScreen onOpen={(href) => void router.navigate({ href })} />;
}
