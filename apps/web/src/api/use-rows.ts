import { type QueryClient, useQueries, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { showAnswersAfterTyping } from './answers-after-typing.ts';
import { type ViewAnswer, type ViewParams, view } from './views.ts';

// Where there are lists that are searched while typing.
showAnswersAfterTyping();

type ListView = 'onboardings' | 'queue' | 'subscriptions';
type RowOf<N extends ListView> = ViewAnswer<N>['items'][number];

/** Rows per request. The table requests the windows that become visible. */
const windowSize = 100;

const windowOf = <N extends ListView>(name: N, params: ViewParams<N>, at: number) =>
  view(name, { ...params, offset: at * windowSize, limit: windowSize } as ViewParams<N>);

/** Requests a list before the page that shows it is rendered. */
export function prefetchRows<N extends ListView>(cache: QueryClient, name: N, params: ViewParams<N>): void {
  // Without its own retries a short break of the connection would end in a list that failed.
  const retry = cache.getDefaultOptions().queries?.retry;
  void cache.prefetchQuery({ ...windowOf(name, params, 0), ...(retry !== undefined && { retry }) });
}

export interface Rows<N extends ListView> {
  /** The first window, with counts and institutions. */
  readonly head: ViewAnswer<N> | undefined;
  /** Identifies the search and order of the rows that are shown. */
  readonly key: string;
  /** Another search or sort is loading. */
  readonly isStale: boolean;
  readonly rows: readonly (RowOf<N> | undefined)[];
  readonly total: number;
  /** When the newest of the shown windows was read. Milliseconds since 1970. */
  readonly updatedAt: number;
  readonly error: Error | null;
  readonly isFetching: boolean;
  readonly retry: () => void;
  readonly onRange: (first: number, last: number) => void;
}

/**
 * A long list, loaded window by window and refreshed by changes. While another search or sort is loading, the rows of the
 * last one stay.
 */
export function useRows<N extends ListView>(name: N, params: ViewParams<N>): Rows<N> {
  const wantedKey = JSON.stringify(params);
  const wanted = useQuery(windowOf(name, params, 0));
  const [shown, setShown] = useState({ key: wantedKey, params });
  const isStale = shown.key !== wantedKey;
  // React renders again at once, before anything of this state is on screen.
  if (isStale && !wanted.isPending) setShown({ key: wantedKey, params });

  const { key } = shown;
  const [visible, setRange] = useState({ key, from: 0, to: 0 });
  // The place in the rows of the last search says nothing about the new one.
  const range = visible.key === key ? visible : { key, from: 0, to: 0 };
  const inRange = Array.from({ length: range.to - range.from + 1 }, (_, index) => range.from + index);
  const windows = range.from === 0 ? inRange : [0, ...inRange];
  // What failed as the wanted one is not requested again to be shown.
  const answers = useQueries({
    queries: windows.map((at) => ({ ...windowOf(name, shown.params, at), retryOnMount: at !== 0 })),
  });
  const head = answers[0]?.data as ViewAnswer<N> | undefined;
  const rows: (RowOf<N> | undefined)[] = [];
  answers.forEach((answer, index) => {
    const items = (answer.data as ViewAnswer<N> | undefined)?.items ?? [];
    items.forEach((item, at) => {
      rows[(windows[index] ?? 0) * windowSize + at] = item as RowOf<N>;
    });
  });
  return {
    head,
    key,
    isStale,
    rows,
    total: head?.total ?? 0,
    updatedAt: Math.max(...answers.map(({ dataUpdatedAt }) => dataUpdatedAt)),
    error: answers.find(({ error }) => error)?.error ?? null,
    isFetching: answers.some(({ isFetching }) => isFetching),
    retry: () => {
      for (const answer of answers) void answer.refetch();
    },
    onRange: (first, last) => {
      const next = { key, from: Math.floor(first / windowSize), to: Math.floor(last / windowSize) };
      if (next.from !== range.from || next.to !== range.to) setRange(next);
    },
  };
}
