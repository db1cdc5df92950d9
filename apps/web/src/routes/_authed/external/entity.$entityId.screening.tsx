import { createFileRoute } from '@tanstack/react-router';
import { loadTexts } from '#i18n/setup.ts';
import { ScreeningPage } from '#routes/_authed/-entity/screening-page.tsx';
import { screeningSearch } from '#routes/_authed/-entity/searches.ts';

export const Route = createFileRoute('/_authed/external/entity/$entityId/screening')({
  staticData: { page: 'screening' },
  validateSearch: screeningSearch,
  loader: () => loadTexts('screening', 'answers', 'hit-states'),
  component: Page,
});

function Page() {
  return <ScreeningPage {...Route.useParams()} {...Route.useSearch()} />;
}
