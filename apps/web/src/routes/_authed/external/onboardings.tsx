import { onboardingStatuses } from '@dossier/domain/onboarding';
import { createFileRoute } from '@tanstack/react-router';

export const Route = createFileRoute('/_authed/external/onboardings')({
  staticData: { page: 'onboardings' },
  validateSearch: (search: Record<string, unknown>) => ({
    status: onboardingStatuses.find((status) => status === search['status']),
  }),
});
