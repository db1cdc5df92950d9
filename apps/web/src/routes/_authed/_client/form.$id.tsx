import type { QueryClient } from '@tanstack/react-query';
import { createFileRoute, useRouter } from '@tanstack/react-router';
import { beforeSignIn } from '#api/before-sign-in.ts';
import type { FormStep } from '#features/kyc-form/form-context.ts';
import { FormScreen } from '#features/kyc-form/form-screen.tsx';
import { loadTexts } from '#i18n/setup.ts';
import { NotFoundPage } from '#shell/not-found-page.ts';
import { pause } from '#ui/after-content.ts';
import { loadForm } from './-load-form.ts';
import { useReady } from './-use-ready.ts';

const part = encodeURIComponent;
const text = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined);

interface Search {
  step?: string;
  person?: string;
}

/** With its page, so that the screen is rendered once, with the questions. A page that did not load fails on the screen. */
async function loadWithPage(cache: QueryClient, request: string, search: Search) {
  const prepare = import('#features/kyc-form/prepare-form.ts');
  const form = await loadForm(cache, request);
  if (form) await prepare.then(({ prepareForm }) => prepareForm(cache, form, search)).catch(() => undefined);
}

export const Route = createFileRoute('/_authed/_client/form/$id')({
  staticData: { page: 'form', places: ['step', 'person'] },
  validateSearch: (search: Record<string, unknown>): Search => {
    const [step, person] = [text(search['step']), text(search['person'])];
    return { ...(step ? { step } : {}), ...(person ? { person } : {}) };
  },
  loader: async ({ context, params, location, preload }) => {
    // The router has just matched its routes.
    await pause();
    void context.queryClient.prefetchQuery(beforeSignIn(params.id));
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
      preload
        ? loadForm(context.queryClient, params.id)
        : loadWithPage(context.queryClient, params.id, location.search as Search),
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
