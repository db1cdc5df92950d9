import { onboardingStatuses, onboardingTypes } from '@dossier/domain/onboarding';
import { dueFilters, queueTabs, vaultFilters } from '@dossier/domain/onboarding-filters';
import { createFileRoute, useRouter } from '@tanstack/react-router';
import { QueueScreen } from '#features/onboardings/queue-screen.tsx';
import { loadTexts } from '#i18n/setup.ts';

const text = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? String(value) : undefined);

export const Route = createFileRoute('/_authed/internal/onboardings')({
  staticData: { page: 'onboardings' },
  validateSearch: (search: Record<string, unknown>) => ({
    status: onboardingStatuses.find((status) => status === search['status']),
    tab: queueTabs.find((tab) => tab === search['tab']),
    due: dueFilters.find((part) => part === search['due']),
    type: onboardingTypes.find((type) => type === search['type']),
    vault: vaultFilters.find((vault) => vault === search['vault']),
    org: text(search['org']),
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
    <QueueScreen
      search={search}
      onSearch={(change) => void navigate({ search: (now) => ({ ...now, ...change }), replace: true })}
      hrefOfTab={(tab) => router.buildLocation({ to: Route.to, search: { ...search, tab, status: undefined } }).href}
      onOpen={(href) => void router.navigate({ href })}
    />
  );
}
