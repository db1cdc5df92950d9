import { queryCacheKey, queryCacheMaxAgeMs } from '@dossier/domain/limits';
import { QueryClient } from '@tanstack/react-query';
import { isTemporary } from './errors.ts';

declare module '@tanstack/react-query' {
  interface Register {
    /** `keep`: without answers, names or documents, so it may be persisted (code lists, labels, counts). */
    queryMeta: { keep?: boolean };
  }
}

const mostTries = 2;

/** Retries only temporary failures: no answer, or a server error. */
export function isWorthRetrying(failures: number, error: unknown): boolean {
  return failures < mostTries && isTemporary(error);
}

export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { gcTime: queryCacheMaxAgeMs, staleTime: 15_000, retry: isWorthRetrying, refetchOnWindowFocus: true },
      // Without a connection they fail at once with a message: what waited would be sent later by itself, or be lost.
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}

export const queryClient = createQueryClient();

/** Deletes everything cached for a user, at sign-out. */
export function forgetCache(cache: QueryClient = queryClient, storage: Storage = localStorage): void {
  cache.clear();
  storage.removeItem(queryCacheKey);
}
