import { queryCacheKey, queryCacheMaxAgeMs, queryCacheThrottleMs } from '@dossier/domain/limits';
import { persistQueryClient } from '@tanstack/query-persist-client-core';
import { createSyncStoragePersister } from '@tanstack/query-sync-storage-persister';
import type { QueryClient } from '@tanstack/react-query';
import { queryClient } from './query-client.ts';

/** Persists the marked queries in local storage between visits; another build starts with an empty cache. */
export function keepCache(
  cache: QueryClient = queryClient,
  storage: Storage = localStorage,
  buster: string = import.meta.env.BUILD_ID,
): () => void {
  const persister = createSyncStoragePersister({ storage, key: queryCacheKey, throttleTime: queryCacheThrottleMs });
  const [stop] = persistQueryClient({
    queryClient: cache,
    persister,
    maxAge: queryCacheMaxAgeMs,
    buster,
    dehydrateOptions: {
      shouldDehydrateQuery: (query) => query.meta?.keep === true && query.state.status === 'success',
      shouldDehydrateMutation: () => false,
    },
  });
  return stop;
}
