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

/** On a phone a word stands over the head of the page, where it says that all is saved: the next page does without. */
function useWordsOfOnePage(): void {
  const place = useLocation({ select: ({ pathname, searchStr }) => pathname + searchStr });
  const before = useRef(place);
  useEffect(() => {
    if (before.current !== place) toast.clear();
    before.current = place;
  }, [place]);
}

function Page() {
  useWordsOfOnePage();
  return (
    <ClientShell>
      <Outlet />
    </ClientShell>
  );
}
