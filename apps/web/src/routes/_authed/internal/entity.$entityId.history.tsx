import { createFileRoute } from '@tanstack/react-router';
import { loadTexts } from '#i18n/setup.ts';
import { HistoryPage } from '#routes/_authed/-entity/history-page.tsx';
import { historySearch } from '#routes/_authed/-entity/searches.ts';

export const Route = createFileRoute('/_authed/internal/entity/$entityId/history')({
  staticData: { page: 'history' },
  validateSearch: historySearch,
  loader: () => loadTexts('history', 'events', 'kyc-form', 'hit-states', 'subscriptions'),
  component: Page,
});

function Page() {
  return <HistoryPage {...Route.useParams()} {...Route.useSearch()} />;
}
