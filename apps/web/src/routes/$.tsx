import { createFileRoute } from '@tanstack/react-router';
import { NotFound } from '#shell/not-found.tsx';

export const Route = createFileRoute('/$')({ staticData: { page: 'not-found' }, component: Page });

function Page() {
  return (
    <main id="main" tabIndex={-1} className="flex min-h-dvh flex-col">
      <NotFound />
    </main>
  );
}
