import type { Views } from '@dossier/server/views';
import { queryOptions } from '@tanstack/react-query';
import { client } from './client.ts';
import { isRequestError, refusalOf, statusOf } from './errors.ts';

export type ViewName = Extract<keyof Views, string>;
export type ViewParams<N extends ViewName> = Views[N]['params'];
export type ViewAnswer<N extends ViewName> = Views[N]['answer'];

/** `{ page: 2, status: '' }` without what is empty. */
export function queryOf(params: unknown): Record<string, unknown> {
  const entries = Object.entries((params ?? {}) as Record<string, unknown>);
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined && value !== null && value !== ''));
}

/** Asks a view at once, without the cache. Errors: `WorkflowRefused`, else the request's error. */
export async function askView<N extends ViewName>(
  name: N,
  params: ViewParams<N>,
  requestKey: string | null = null,
): Promise<ViewAnswer<N>> {
  try {
    return await client.send<ViewAnswer<N>>(`/api/desk/views/${name}`, {
      method: 'GET',
      query: queryOf(params),
      requestKey,
    });
  } catch (error) {
    throw (isRequestError(error) && refusalOf(statusOf(error), error.response)) || error;
  }
}

/** A question across collections, cached as `['views', name, params]`. */
export function view<N extends ViewName>(name: N, params: ViewParams<N>) {
  const queryKey = ['views', name, params] as const;
  return queryOptions<ViewAnswer<N>>({ queryKey, queryFn: () => askView(name, params, JSON.stringify(queryKey)) });
}
