import { type Dependencies, dependsOn } from '@dossier/domain/dependencies';
import type { Query, QueryClient, QueryKey } from '@tanstack/react-query';

/** The dependencies of cached view answers, from the header of the newest answer. */
const reads = new WeakMap<Query, Dependencies>();

/** Records the dependencies of an answer. `isPart`: one page of an answer with several pages. */
export function recordReads(cache: QueryClient, queryKey: QueryKey, made: Dependencies, isPart = false): void {
  const query = cache.getQueryCache().find({ queryKey, exact: true });
  if (query) reads.set(query, isPart ? new Map([...(reads.get(query) ?? []), ...made]) : made);
}

/** Refetches active queries that depend on one of the writes; marks inactive ones stale. */
export function invalidateDependents(cache: QueryClient, writes: Dependencies): Promise<void> {
  if (writes.size === 0) return Promise.resolve();
  return invalidate(cache, (query) => isDependent(query, writes));
}

/** The same for every answer that was made from a collection. */
export function invalidateAll(cache: QueryClient): Promise<void> {
  return invalidate(cache, (query) => reads.get(query)?.size !== 0);
}

/** An answer whose dependencies are not known yet (first request in progress, restored from storage) counts as dependent. */
function isDependent(query: Query, writes: Dependencies): boolean {
  const [scope] = query.queryKey;
  if (scope !== 'views') return writes.has(String(scope));
  const made = reads.get(query);
  return made === undefined || dependsOn(made, writes);
}

type Predicate = (query: Query) => boolean;

async function invalidate(cache: QueryClient, predicate: Predicate): Promise<void> {
  const loading = cache.getQueryCache().findAll({ fetchStatus: 'fetching', predicate });
  const first = loading.filter(({ state }) => state.data === undefined);
  await Promise.all([
    cache.invalidateQueries({ predicate }),
    ...first.map((query) => invalidateAfterLoading(cache, query, predicate)),
  ]);
}

/** A first answer on its way may have been made before the change; the cache does not restart its request. */
async function invalidateAfterLoading(cache: QueryClient, query: Query, predicate: Predicate): Promise<void> {
  await query.promise?.catch(() => undefined);
  if (predicate(query)) await cache.invalidateQueries({ queryKey: query.queryKey, exact: true });
}
