import type { ViewContext } from '../../runtime/view-context.ts';
import type { Looking } from './candidates.ts';

/** Caches a query per view context: several groups of one answer need the same result. */
export function oncePerContext<T>(
  run: (context: ViewContext, looking: Looking) => Promise<T>,
): (context: ViewContext, looking: Looking) => Promise<T> {
  const cache = new WeakMap<ViewContext, Map<string, Promise<T>>>();
  return (context, looking) => {
    const key = JSON.stringify(looking);
    const results = cache.get(context) ?? new Map<string, Promise<T>>();
    cache.set(context, results);
    const found = results.get(key) ?? run(context, looking);
    results.set(key, found);
    return found;
  };
}
