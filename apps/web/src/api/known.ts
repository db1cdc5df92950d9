import type { QueryClient } from '@tanstack/react-query';
import { notFound } from '@tanstack/react-router';
import { WorkflowRefused } from './errors.ts';
import { type ViewName, type ViewParams, view } from './views.ts';

/**
 * What a loader asks before its screen: Not Found when there is no such thing for this person;
 * undefined when the view failed, which the screen then says with another try.
 */
export async function known<N extends ViewName>(cache: QueryClient, name: N, params: ViewParams<N>) {
  try {
    return await cache.ensureQueryData(view(name, params));
  } catch (error) {
    if (error instanceof WorkflowRefused && error.code === 'not-found') throw notFound();
    return undefined;
  }
}
