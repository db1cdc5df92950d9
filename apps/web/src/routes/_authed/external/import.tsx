import { createFileRoute } from '@tanstack/react-router';
import { ImportScreen } from '#features/client-import/import-screen.tsx';
import { loadTexts } from '#i18n/setup.ts';
import type { Crumb } from '#shell/page-title.ts';

const steps = ['columns', 'check', 'import'] as const;

interface ImportSearch {
  import?: string | undefined;
  step?: (typeof steps)[number] | undefined;
}

export const Route = createFileRoute('/_authed/external/import')({
  staticData: { page: 'client-import', places: ['step'] },
  validateSearch: (search: Record<string, unknown>): ImportSearch => ({
    import: typeof search['import'] === 'string' ? search['import'] : undefined,
    step: steps.find((step) => step === search['step']),
  }),
  loader: async (): Promise<{ trail: readonly Crumb[] }> => {
    await loadTexts('client-import', 'onboardings');
    return { trail: [{ page: 'onboardings', href: '/external/onboardings' }] };
  },
  component: Page,
});

function Page() {
  const { import: open, step }: ImportSearch = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <ImportScreen
      open={open}
      step={step}
      go={(to, replace = false) => void navigate({ search: { import: to.open, step: to.step }, replace })}
    />
  );
}
