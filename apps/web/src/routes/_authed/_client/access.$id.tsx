import { createFileRoute } from '@tanstack/react-router';
import { loadView } from '#api/load-view.ts';
import { AccessScreen } from '#features/access-request/access-screen.tsx';
import { loadTexts } from '#i18n/setup.ts';

const links = { forms: '/forms', form: (request: string) => `/form/${encodeURIComponent(request)}` };

export const Route = createFileRoute('/_authed/_client/access/$id')({
  staticData: { page: 'access' },
  loader: async ({ context, params }) => {
    await Promise.all([
      loadTexts('access-request'),
      loadView(context.queryClient, 'access-request', { access: params.id }),
    ]);
  },
  component: Page,
});

function Page() {
  const { id } = Route.useParams();
  return <AccessScreen access={id} links={links} />;
}
