import { createFileRoute } from '@tanstack/react-router';
import { InsightsScreen } from '#features/insights/insights-screen.tsx';
import { loadTexts } from '#i18n/setup.ts';

export const Route = createFileRoute('/_authed/external/insights')({
  staticData: { page: 'insights' },
  loader: () => loadTexts('insights'),
  component: InsightsScreen,
});
