import { createFileRoute } from '@tanstack/react-router';
import { FormsScreen } from '#features/client-forms/forms-screen.tsx';
import { MyDataScreen } from '#features/my-data/my-data-screen.tsx';
import { loadTexts } from '#i18n/setup.ts';

const part = encodeURIComponent;
const links = {
  forms: '/forms',
  form: (request: string) => `/form/${part(request)}`,
  access: (id: string) => `/access/${part(id)}`,
  myData: '/forms?show=my-data',
};

export const Route = createFileRoute('/_authed/_client/forms')({
  staticData: { page: 'forms' },
  validateSearch: (search: Record<string, unknown>): { show?: 'my-data' } =>
    search['show'] === 'my-data' ? { show: 'my-data' } : {},
  loader: () => loadTexts('client-forms', 'my-data'),
  component: Page,
});

function Page() {
  const { show } = Route.useSearch();
  return show === 'my-data' ? <MyDataScreen links={links} /> : <FormsScreen links={links} />;
}
