import { createFileRoute, useRouter } from '@tanstack/react-router';
import { NewOnboardingScreen } from '#features/new-onboarding/new-onboarding-screen.tsx';
import { loadTexts } from '#i18n/setup.ts';
import type { Crumb } from '#shell/page-title.ts';

/** As in the address: `step=2`. */
const steps = [1, 2, 3, 'sent'] as const;
const words = { 1: '1', 2: '2', 3: '3', sent: 'sent' } as const;
const numbers = { 1: 1, 2: 2, 3: 3, sent: 'sent' } as const;

interface WizardSearch {
  draft?: string | undefined;
  step?: (typeof steps)[number] | undefined;
}

export const Route = createFileRoute('/_authed/external/new-onboarding')({
  staticData: { page: 'new-onboarding' },
  validateSearch: (search: Record<string, unknown>): WizardSearch => ({
    draft: typeof search['draft'] === 'string' ? search['draft'] : undefined,
    step: steps.find((step) => String(step) === String(search['step'])),
  }),
  loader: async (): Promise<{ trail: readonly Crumb[] }> => {
    await loadTexts('new-onboarding', 'contacts', 'checks', 'document-kinds', 'file-intake', 'legal-forms');
    return { trail: [{ page: 'onboardings', href: '/external/onboardings' }] };
  },
  component: Page,
});

function Page() {
  const { draft, step }: WizardSearch = Route.useSearch();
  const navigate = Route.useNavigate();
  const router = useRouter();
  return (
    <NewOnboardingScreen
      draft={draft}
      step={step && words[step]}
      go={(to, replace = false) => void navigate({ search: { draft: to.draft, step: numbers[to.step] }, replace })}
      onLeave={(href) => void router.navigate({ href })}
    />
  );
}
