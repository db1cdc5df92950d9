import { createFileRoute } from '@tanstack/react-router';
import { onboardingStatuses } from '@dossier/domain/onboarding';

export const Route = createFileRoute('/_authed/internal/onboardings')({
  staticData: { page: 'onboardings' },
  validateSearch: (search: Record<string, unknown>) => ({ status: onboardingStatuses.find((status) => status === search['status']) }),
});
