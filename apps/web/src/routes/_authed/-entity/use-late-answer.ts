import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { isNotFound } from '#api/known.ts';
import { type ViewName, type ViewParams, view } from '#api/views.ts';

/** After this a page shows its shape, and its answer follows. Unit: milliseconds. */
export const patienceMs = 200;

/** For a page whose answer came after it: the loader is asked again, which now knows its name, or that it is Not Found. */
export function useLateAnswer<N extends ViewName>(name: N, params: ViewParams<N>, isNamed: boolean): void {
  const router = useRouter();
  const { data, error } = useQuery(view(name, params));
  const isLate = !isNamed && (data !== undefined || isNotFound(error));
  useEffect(() => {
    if (isLate) void router.invalidate();
  }, [router, isLate]);
}
