import { createFileRoute, useRouter } from '@tanstack/react-router';
import { loadView } from '#api/load-view.ts';
import { AccessScreen } from '#features/access-request/access-screen.tsx';
import { loadTexts } from '#i18n/setup.ts';
import { NotFoundPage } from '#shell/not-found-page.ts';

const part = encodeURIComponent;
const form = (request: string) => `/form/${part(request)}`;
/** Pages from which the request is opened; deciding leads back there. */
const backTo = {
  form,
  review: (request: string) => `${form(request)}?step=review`,
  forms: () => '/forms',
} as const;
type Back = keyof typeof backTo;
const isBack = (text: unknown): text is Back => typeof text === 'string' && Object.hasOwn(backTo, text);

export const Route = createFileRoute('/_authed/_client/access/$id')({
  staticData: { page: 'access' },
  validateSearch: (search: Record<string, unknown>): { back?: Back } => {
    const { back } = search;
    return isBack(back) ? { back } : {};
  },
  loader: async ({ context, params }) => {
    await Promise.all([
      loadTexts('access-request', 'access-statuses'),
      loadView(context.queryClient, 'access-request', { access: params.id }),
    ]);
  },
  component: Page,
  notFoundComponent: NotFoundPage,
});

function Page() {
  const router = useRouter();
  const { id } = Route.useParams();
  const { back } = Route.useSearch() as { back?: Back };
  const links = {
    forms: '/forms',
    form,
    back: back && backTo[back],
    go: (href: string) => void router.navigate({ href }),
  };
  return <AccessScreen access={id} links={links} />;
}
