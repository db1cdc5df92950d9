import { createFileRoute, notFound, Outlet } from '@tanstack/react-router';
import { StaffShell } from '#shell/staff-shell.tsx';

export const Route = createFileRoute('/_authed/external')({
  beforeLoad: ({ context: { portal } }) => {
    if (portal?.name !== 'gatekeeper') throw notFound();
  },
  component: Page,
});

function Page() {
  return (
    <StaffShell>
      <Outlet />
    </StaffShell>
  );
}
