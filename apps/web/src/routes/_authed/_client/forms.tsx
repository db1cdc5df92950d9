import { useQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { view } from '#api/views.ts';
import { FormsScreen } from '#features/client-forms/forms-screen.tsx';
import { loadTexts } from '#i18n/setup.ts';
import { formsLinks as links } from './-forms-links.ts';
import { loadMyDataScreen, myDataScreens } from './-my-data-screens.ts';
import { useReady } from './-use-ready.ts';

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
    await Promise.all([
      loadTexts('access-statuses', 'client-forms', 'client-statuses', 'form-guide', 'my-data', ...ofLog),
      loadMyDataScreen(deps),
    ]);
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
  const { myData, accessLog } = myDataScreens;
  if (access) return accessLog && <accessLog.AccessLogScreen key={access} access={access} links={links} />;
  return myData && <myData.MyDataScreen links={links} />;
}
