import { storedFormAfterMs } from '@dossier/domain/limits';
import type { QueryClient } from '@tanstack/react-query';
import { createFileRoute, useRouter } from '@tanstack/react-router';
import { isTemporary } from '#api/errors.ts';
import { restoreForm } from '#api/kept-forms.ts';
import { loadView } from '#api/load-view.ts';
import { view } from '#api/views.ts';
import type { FormStep } from '#features/kyc-form/form-context.ts';
import { FormScreen } from '#features/kyc-form/form-screen.tsx';
import { loadTexts } from '#i18n/setup.ts';
import { NotFoundPage } from '#shell/not-found-page.ts';
import { useReady } from './-use-ready.ts';

const part = encodeURIComponent;
const text = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined);

/**
 * Without an answer the form opens as it was last received. The browser's own state is not asked: a network without a
 * way out counts as a connection.
 */
async function loadForm(cache: QueryClient, request: string) {
  const form = await loadView(cache, 'client-form', { request }, storedFormAfterMs);
  if (form) return;
  const error = cache.getQueryState(view('client-form', { request }).queryKey)?.error;
  if (!error || isTemporary(error)) await restoreForm(cache, request);
}

export const Route = createFileRoute('/_authed/_client/form/$id')({
  staticData: { page: 'form', places: ['step', 'person'] },
  validateSearch: (search: Record<string, unknown>): { step?: string; person?: string } => {
    const [step, person] = [text(search['step']), text(search['person'])];
    return { ...(step ? { step } : {}), ...(person ? { person } : {}) };
  },
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
        'identity-reading',
        'legal-forms',
      ),
      loadForm(context.queryClient, params.id),
    ]);
  },
  component: Page,
  notFoundComponent: NotFoundPage,
});

function Page() {
  const router = useRouter();
  useReady('/forms');
  const { id } = Route.useParams();
  const { step, person } = Route.useSearch();
  const links = {
    forms: '/forms',
    access: (access: string, back: 'form' | 'review' = 'form') => `/access/${part(access)}?back=${back}`,
    step: (to?: FormStep, who?: string) =>
      `/form/${part(id)}${to ? `?step=${to}` : ''}${to && who ? `&person=${part(who)}` : ''}`,
    completed: `/form/completed/${part(id)}`,
    login: () => `/login?${new URLSearchParams({ formId: id, back: router.state.location.href })}`,
    go: (href: string) => void router.navigate({ href }),
  };
  return <FormScreen request={id} step={step as FormStep | undefined} person={person} links={links} />;
}
