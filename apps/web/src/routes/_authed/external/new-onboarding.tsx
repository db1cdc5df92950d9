import { createFileRoute, useRouter } from '@tanstack/react-router';
import { NewOnboardingScreen } from '#features/new-onboarding/new-onboarding-screen.tsx';
import { loadTexts } from '#i18n/setup.ts';

const steps = ['1', '2', '3', 'sent'] as const;

export const Route = createFileRoute('/_authed/external/new-onboarding')({
  staticData: { page: 'new-onboarding' },
  validateSearch: (search: Record<string, unknown>) => ({
    draft: typeof search['draft'] === 'string' ? search['draft'] : undefined,
    step: steps.find((step) => step === String(search['step'])),
  }),
  loader: () => loadTexts('new-onboarding', 'contacts', 'checks', 'document-kinds'),
  component: Page,
});

function Page() {
  const { draft, step } = Route.useSearch();
  const navigate = Route.useNavigate();
  const router = useRouter();
  return (
    <NewOnboardingScreen
      draft={draft}
      step={step}
      go={(to, replace = false) => void navigate({ search: to, replace })}
      onLeave={(href) => void router.navigate({ href })}
    />
  );
}
