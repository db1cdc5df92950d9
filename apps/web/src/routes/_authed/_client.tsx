import { createFileRoute, notFound, Outlet, useLocation } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { ClientShell } from '#shell/client-shell.tsx';
import { toast } from '#ui/toast.tsx';

export const Route = createFileRoute('/_authed/_client')({
  beforeLoad: ({ context: { portal } }) => {
    if (portal?.name !== 'client') throw notFound();
  },
  component: Page,
});

/** Removes toasts when the page changes: on a phone they would cover the header, where the save status is shown. */
function useToastsOfOnePage(): void {
  const place = useLocation({ select: ({ pathname, searchStr }) => pathname + searchStr });
  const before = useRef(place);
  useEffect(() => {
    if (before.current !== place) toast.clear();
    before.current = place;
  }, [place]);
}

function Page() {
  useToastsOfOnePage();
  return (
    <ClientShell>
      <Outlet />
    </ClientShell>
  );
}
