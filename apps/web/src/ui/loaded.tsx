import type { ReactNode } from 'react';
import { NotLoaded } from './not-loaded.tsx';
import { Loading } from './skeleton.tsx';

interface LoadedProps<T> {
  /** An answer is shown also while a newer one is requested or has failed. */
  query: { data: T | undefined; error: unknown; isFetching: boolean; refetch: () => Promise<unknown> };
  /** What could not be loaded. */
  title: string;
  children: (data: T) => ReactNode;
}

/** The answer of a query; until there is one: loading, refused by the server, or failed with a retry button. */
export function Loaded<T>({ query, title, children }: LoadedProps<T>) {
  const { data, error, isFetching, refetch } = query;
  if (data !== undefined) return children(data);
  if (!error) return <Loading />;
  return <NotLoaded error={error} onRetry={() => void refetch()} isRetrying={isFetching} title={title} />;
}
