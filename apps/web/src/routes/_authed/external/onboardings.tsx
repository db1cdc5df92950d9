import { onboardingStatuses, onboardingTypes } from '@dossier/domain/onboarding';
import { deadlineFilters, dueFilters } from '@dossier/domain/onboarding-filters';
import { createFileRoute, useRouter } from '@tanstack/react-router';
import { OnboardingsScreen } from '#features/onboardings/onboardings-screen.tsx';
import { loadTexts } from '#i18n/setup.ts';

const text = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? String(value) : undefined);

export const Route = createFileRoute('/_authed/external/onboardings')({
  staticData: { page: 'onboardings' },
  validateSearch: (search: Record<string, unknown>) => ({
    status: onboardingStatuses.find((status) => status === search['status']),
    due: dueFilters.find((part) => part === search['due']),
    type: onboardingTypes.find((type) => type === search['type']),
    deadline: deadlineFilters.find((part) => part === search['deadline']),
    assigned: text(search['assigned']),
    q: text(search['q']),
    sort: text(search['sort']),
  }),
  loader: () => loadTexts('onboardings', 'waiting-on', 'lists'),
  component: Page,
});

function Page() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  const router = useRouter();
  return (
    <OnboardingsScreen
      search={search}
      onSearch={(change) => void navigate({ search: (now) => ({ ...now, ...change }), replace: true })}
      onOpen={(href) => void router.navigate({ href })}
    />
  );
}
