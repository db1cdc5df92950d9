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
  return cache.invalidateQueries({ predicate: (query) => isDependent(query, writes) });
}

/** An answer whose dependencies are not known yet (first request in progress, restored from storage) counts as dependent. */
function isDependent(query: Query, writes: Dependencies): boolean {
  const [scope] = query.queryKey;
  if (scope !== 'views') return writes.has(String(scope));
  const made = reads.get(query);
  return made === undefined || dependsOn(made, writes);
}
