import type { ViewContext } from '../../runtime/view-context.ts';
import type { TextQuery } from './candidates.ts';

/** Caches a query per view context: several groups of one answer need the same result. */
export function oncePerContext<T>(
  run: (context: ViewContext, textQuery: TextQuery) => Promise<T>,
): (context: ViewContext, textQuery: TextQuery) => Promise<T> {
  const cache = new WeakMap<ViewContext, Map<string, Promise<T>>>();
  return (context, textQuery) => {
    const key = JSON.stringify(textQuery);
    const results = cache.get(context) ?? new Map<string, Promise<T>>();
    cache.set(context, results);
    const found = results.get(key) ?? run(context, textQuery);
    results.set(key, found);
    return found;
  };
}
