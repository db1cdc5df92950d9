import type { QueryClient } from '@tanstack/react-query';
import { notFound } from '@tanstack/react-router';
import { WorkflowRefused } from './errors.ts';
import { type ViewName, type ViewParams, view } from './views.ts';

/** Time for which a refused request is not repeated. Unit: milliseconds. */
const freshMs = 2_000;

export const isNotFound = (error: unknown): boolean => error instanceof WorkflowRefused && error.code === 'not-found';

const late = (ms: number) => new Promise<undefined>((resolve) => setTimeout(resolve, ms));

/**
 * Loads a view for a route.
 * @param patienceMs the longest wait; without it there is no limit
 * @returns undefined when the view failed or is late; the screen shows the failure, or placeholders
 * @throws Not Found when it does not exist for this user
 */
export async function loadView<N extends ViewName>(
  cache: QueryClient,
  name: N,
  params: ViewParams<N>,
  patienceMs?: number,
) {
  const asked = view(name, params);
  const last = cache.getQueryState(asked.queryKey);
  if (isNotFound(last?.error) && Date.now() - (last?.errorUpdatedAt ?? 0) < freshMs) throw notFound();
  try {
    const answer = cache.ensureQueryData(asked);
    if (patienceMs === undefined) return await answer;
    return await Promise.race([answer, late(patienceMs)]);
  } catch (error) {
    if (isNotFound(error)) throw notFound();
    return undefined;
  }
}
