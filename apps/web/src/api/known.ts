import type { QueryClient } from '@tanstack/react-query';
import { notFound } from '@tanstack/react-router';
import { WorkflowRefused } from './errors.ts';
import { type ViewName, type ViewParams, view } from './views.ts';

/** A refusal that is just here is not asked for again. Unit: milliseconds. */
const freshMs = 2_000;

export const isNotFound = (error: unknown): boolean => error instanceof WorkflowRefused && error.code === 'not-found';

const late = (ms: number) => new Promise<undefined>((resolve) => setTimeout(resolve, ms));

/**
 * What a loader asks before its screen: Not Found when there is no such thing for this person;
 * undefined when the view failed, which the screen then says with another try, or when it is not here after
 * `patienceMs`, where the screen can show its shape meanwhile.
 */
export async function known<N extends ViewName>(
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
