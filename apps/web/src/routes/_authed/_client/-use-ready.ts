import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { afterContent } from '#ui/after-content.ts';

/** Preloads the likely next pages, so that they open immediately, and also without a connection. */
export function useReady(href: string | undefined): void {
  const router = useRouter();
  useEffect(() => {
    if (href === undefined) return;
    // Preloading: an error now is ignored; the request is repeated, and errors shown, when the page opens.
    return afterContent(() => void router.preloadRoute({ to: href }).catch(() => undefined));
  }, [router, href]);
}
