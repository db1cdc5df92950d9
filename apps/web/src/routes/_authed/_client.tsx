import { createFileRoute, notFound, Outlet } from '@tanstack/react-router';
import { ClientShell } from '#shell/client-shell.tsx';

export const Route = createFileRoute('/_authed/_client')({
  beforeLoad: ({ context: { portal } }) => {
    if (portal?.name !== 'client') throw notFound();
  },
  component: Page,
});

function Page() {
  return (
    <ClientShell>
      <Outlet />
    </ClientShell>
  );
}
