import { createFileRoute } from '@tanstack/react-router';
import { loadTexts } from '#i18n/setup.ts';
import { DocumentsPage } from '#routes/_authed/-entity/documents-page.tsx';
import { documentsSearch } from '#routes/_authed/-entity/searches.ts';

export const Route = createFileRoute('/_authed/external/entity/$entityId/documents')({
  staticData: { page: 'documents' },
  validateSearch: documentsSearch,
  loader: () => loadTexts('documents', 'file-intake'),
  component: Page,
});

function Page() {
  return <DocumentsPage {...Route.useParams()} {...Route.useSearch()} />;
}
