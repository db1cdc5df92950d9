import { type Dependencies, parseDependencies, readsHeader } from '@dossier/domain/dependencies';
import type { Views } from '@dossier/server/views';
import { queryOptions } from '@tanstack/react-query';
import { client, fetchWithHeader } from './client.ts';
import { recordReads } from './dependencies.ts';
import { asRefusal, isTemporary } from './errors.ts';
import { noteRefusedSession } from './refused-session.ts';

export type ViewName = Extract<keyof Views, string>;
export type ViewParams<N extends ViewName> = Views[N]['params'];
export type ViewAnswer<N extends ViewName> = Views[N]['answer'];

/** `{ page: 2, status: '' }` without what is empty. */
export function viewQuery(params: unknown): Record<string, unknown> {
  const entries = Object.entries((params ?? {}) as Record<string, unknown>);
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined && value !== null && value !== ''));
}

interface ViewRequest {
  /** Cancels an earlier request with the same key. */
  readonly requestKey?: string | null;
  /** Receives the dependencies of the answer or of the refusal. */
  readonly onReads?: (reads: Dependencies) => void;
}

/** Requests a view without the cache. Errors: `WorkflowRefused`, else the request's error. */
export async function askView<N extends ViewName>(
  name: N,
  params: ViewParams<N>,
  { requestKey = null, onReads }: ViewRequest = {},
): Promise<ViewAnswer<N>> {
  try {
    return await client.send<ViewAnswer<N>>(`/api/desk/views/${name}`, {
      method: 'GET',
      query: viewQuery(params),
      requestKey,
      ...(onReads && { fetch: fetchWithHeader(readsHeader, (value) => onReads(parseDependencies(value))) }),
    });
  } catch (error) {
    const refusal = noteRefusedSession(asRefusal(error));
    // A database that is away is a failure, which screens show with a retry button.
    throw isTemporary(refusal) ? error : refusal;
  }
}

/** A view, cached as `['views', name, params]` together with its dependencies. */
export function view<N extends ViewName>(name: N, params: ViewParams<N>) {
  const queryKey = ['views', name, params] as const;
  return queryOptions<ViewAnswer<N>>({
    queryKey,
    queryFn: (context) =>
      askView(name, params, {
        requestKey: JSON.stringify(queryKey),
        onReads: (reads) => recordReads(context.client, queryKey, reads),
      }),
  });
}
