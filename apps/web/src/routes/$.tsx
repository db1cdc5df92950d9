import { createFileRoute } from '@tanstack/react-router';
import { NotFound } from '#shell/not-found.tsx';

export const Route = createFileRoute('/$')({ component: Page });

function Page() {
  return (
    <main id="main" tabIndex={-1} className="flex min-h-dvh flex-col">
      <NotFound />
    </main>
  );
}
