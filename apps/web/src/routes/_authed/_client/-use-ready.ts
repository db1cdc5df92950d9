import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';

/** Time for the page itself to come first. Unit: ms. */
const patienceMs = 1_000;

/** Fetches where one goes next from here, so that it opens at once, and also when the connection is lost meanwhile. */
export function useReady(href: string | undefined): void {
  const router = useRouter();
  useEffect(() => {
    if (href === undefined) return;
    // Asked for beforehand: what fails now is asked for again, and said, when somebody goes there.
    const timer = setTimeout(() => void router.preloadRoute({ to: href }).catch(() => undefined), patienceMs);
    return () => clearTimeout(timer);
  }, [router, href]);
}
