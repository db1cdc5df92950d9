import { createFileRoute } from '@tanstack/react-router';
import { loadView } from '#api/load-view.ts';
import { CompletedScreen } from '#features/kyc-form/completed-screen.tsx';
import { loadTexts } from '#i18n/setup.ts';
import { NotFoundPage } from '#shell/not-found-page.ts';

export const Route = createFileRoute('/_authed/_client/form/completed/$id')({
  staticData: { page: 'form-completed' },
  loader: async ({ context, params }) => {
    await Promise.all([
      loadTexts(
        'kyc-form',
        'own-links',
        'access-statuses',
        'answers',
        'case-roles',
        'client-statuses',
        'declaration',
        'form-guide',
        'form-check',
        'document-kinds',
        'identity',
        'legal-forms',
      ),
      loadView(context.queryClient, 'client-form', { request: params.id }),
    ]);
  },
  component: Page,
  notFoundComponent: NotFoundPage,
});

function Page() {
  const { id } = Route.useParams();
  return <CompletedScreen request={id} form={`/form/${id}`} forms="/forms" />;
}
