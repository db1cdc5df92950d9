import { createFileRoute } from '@tanstack/react-router';
import { SupportScreen } from '#features/support/support-screen.tsx';
import { loadTexts } from '#i18n/setup.ts';

export const Route = createFileRoute('/_authed/internal/support')({
  staticData: { page: 'support' },
  loader: () => loadTexts('support'),
  component: SupportScreen,
});
