import { type SetupStep, setupSteps } from '@dossier/domain/setup-steps';
import { createFileRoute, useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { GuideScreen } from '#features/settings/guide-screen.tsx';
import { loadTexts } from '#i18n/setup.ts';
import { AskBeforeLeaving } from '#routes/_authed/-settings/ask-before-leaving.tsx';

export const Route = createFileRoute('/_authed/internal/setup')({
  staticData: { page: 'guide' },
  validateSearch: ({ step }: Record<string, unknown>): { step?: SetupStep | undefined } => ({
    step: setupSteps.find((known) => known === step),
  }),
  loader: async () => {
    await loadTexts('guide', 'settings', 'contacts', 'system', 'refusals');
    return { trail: [{ page: 'dashboard', href: '/internal/dashboard' }] };
  },
  component: Page,
});

function Page() {
  const { step } = Route.useSearch();
  const router = useRouter();
  const [unsaved, setUnsaved] = useState(0);
  return (
    <>
      <GuideScreen
        step={step}
        hrefOf={(next) => router.buildLocation({ to: Route.to, search: { step: next } }).href}
        settingsHref={(search) => router.buildLocation({ to: '/internal/settings', search }).href}
        onOpen={(href) => void router.navigate({ href })}
        onUnsaved={setUnsaved}
      />
      <AskBeforeLeaving unsaved={unsaved} />
    </>
  );
}
