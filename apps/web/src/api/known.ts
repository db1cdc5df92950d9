import type { QueryClient } from '@tanstack/react-query';
import { notFound } from '@tanstack/react-router';
import { WorkflowRefused } from './errors.ts';
import { type ViewName, type ViewParams, view } from './views.ts';

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
  try {
    const answer = cache.ensureQueryData(view(name, params));
    if (patienceMs === undefined) return await answer;
    return await Promise.race([answer, late(patienceMs)]);
  } catch (error) {
    if (error instanceof WorkflowRefused && error.code === 'not-found') throw notFound();
    return undefined;
  }
}
