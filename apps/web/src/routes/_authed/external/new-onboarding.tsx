import { createFileRoute } from '@tanstack/react-router';

const steps = ['1', '2', '3', 'sent'] as const;

export const Route = createFileRoute('/_authed/external/new-onboarding')({
  staticData: { page: 'new-onboarding' },
  validateSearch: (search: Record<string, unknown>) => ({
    draft: typeof search['draft'] === 'string' ? search['draft'] : undefined,
    step: steps.find((step) => step === String(search['step'])),
  }),
});
