import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { isNotFound } from '#api/load-view.ts';
import { type ViewName, type ViewParams, view } from '#api/views.ts';

/** Runs the loader again when an answer arrives after its page was shown, for its name or Not Found. */
export function useLateAnswer<N extends ViewName>(name: N, params: ViewParams<N>, isNamed: boolean): void {
  const router = useRouter();
  const { data, error } = useQuery(view(name, params));
  const isLate = !isNamed && (data !== undefined || isNotFound(error));
  useEffect(() => {
    if (isLate) void router.invalidate();
  }, [router, isLate]);
}
