import { useQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { view } from '#api/views.ts';
import { FormsScreen } from '#features/client-forms/forms-screen.tsx';
import { MyDataScreen } from '#features/my-data/my-data-screen.tsx';
import { loadTexts } from '#i18n/setup.ts';
import { formsLinks as links } from './-forms-links.ts';
import { useReady } from './-use-ready.ts';

export const Route = createFileRoute('/_authed/_client/forms')({
  staticData: { page: 'forms', places: ['show'] },
  validateSearch: (search: Record<string, unknown>): { show?: 'my-data' } =>
    search['show'] === 'my-data' ? { show: 'my-data' } : {},
  loader: ({ context }) => {
    void context.queryClient.prefetchQuery(view('client-forms', {}));
    return loadTexts('client-forms', 'client-statuses', 'form-guide', 'my-data');
  },
  component: Page,
});

function Page() {
  const { show } = Route.useSearch();
  const { data } = useQuery(view('client-forms', {}));
  const open = data?.forms.find(({ word }) => word === 'please-complete' || word === 'need-something');
  useReady(open && links.form(open.request));
  return show === 'my-data' ? <MyDataScreen links={links} /> : <FormsScreen links={links} />;
}
