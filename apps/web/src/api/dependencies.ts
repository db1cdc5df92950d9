import { type Dependencies, dependsOn } from '@dossier/domain/dependencies';
import type { Query, QueryClient, QueryKey } from '@tanstack/react-query';

/** What the answers of cached views were made from, as the server said with the newest answer. */
const reads = new WeakMap<Query, Dependencies>();

/** Records what an answer was made from. `isPart`: of an answer that consists of several pages. */
export function recordReads(cache: QueryClient, queryKey: QueryKey, made: Dependencies, isPart = false): void {
  const query = cache.getQueryCache().find({ queryKey, exact: true });
  if (query) reads.set(query, isPart ? new Map([...(reads.get(query) ?? []), ...made]) : made);
}

/** Fetches again what is shown and depends on one of the writes; what is not shown becomes stale. */
export function invalidateDependents(cache: QueryClient, writes: Dependencies): Promise<void> {
  if (writes.size === 0) return Promise.resolve();
  return cache.invalidateQueries({ predicate: (query) => isDependent(query, writes) });
}

/** An answer whose dependencies are not known yet (first request under way, restored from storage) counts as dependent. */
function isDependent(query: Query, writes: Dependencies): boolean {
  const [scope] = query.queryKey;
  if (scope !== 'views') return writes.has(String(scope));
  const made = reads.get(query);
  return made === undefined || dependsOn(made, writes);
}
