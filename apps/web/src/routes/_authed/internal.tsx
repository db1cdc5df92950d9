import { createFileRoute, notFound, Outlet } from '@tanstack/react-router';
import { StaffShell } from '#shell/staff-shell.tsx';

export const Route = createFileRoute('/_authed/internal')({
  beforeLoad: ({ context: { portal } }) => {
    if (portal?.name !== 'intern') throw notFound();
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
