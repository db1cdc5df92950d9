import { useQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { view } from '#api/views.ts';
import { FormsScreen } from '#features/client-forms/forms-screen.tsx';
import { loadTexts } from '#i18n/setup.ts';
import { formsLinks as links } from './-forms-links.ts';
import { useReady } from './-use-ready.ts';

const MyDataScreen = lazy(async () => ({
  default: (await import('#features/my-data/my-data-screen.tsx')).MyDataScreen,
}));
const AccessLogScreen = lazy(async () => ({
  default: (await import('#features/my-data/access-log-screen.tsx')).AccessLogScreen,
}));

interface Search {
  show?: 'my-data';
  /** The access request whose log is shown. */
  access?: string;
}

export const Route = createFileRoute('/_authed/_client/forms')({
  staticData: { page: 'forms', places: ['show', 'access'] },
  validateSearch: ({ show, access }: Record<string, unknown>): Search => {
    if (show !== 'my-data') return {};
    return typeof access === 'string' && access !== '' ? { show, access } : { show };
  },
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) => {
    void context.queryClient.prefetchQuery(view('client-forms', {}));
    const ofLog = deps.access ? (['access-log', 'kyc-form', 'document-kinds'] as const) : [];
    await loadTexts('access-statuses', 'client-forms', 'client-statuses', 'form-guide', 'my-data', ...ofLog);
  },
  component: Page,
});

function Page() {
  const { show, access } = Route.useSearch();
  const { data } = useQuery(view('client-forms', {}));
  const open = data?.forms.find(
    ({ clientStatus }) => clientStatus === 'please-complete' || clientStatus === 'need-something',
  );
  useReady(open && links.form(open.request));
  if (show !== 'my-data') return <FormsScreen links={links} />;
  return (
    <Suspense>
      {access ? <AccessLogScreen key={access} access={access} links={links} /> : <MyDataScreen links={links} />}
    </Suspense>
  );
}
