import type { ViewContext } from '../../runtime/view-context.ts';
import type { Looking } from './candidates.ts';

/** Several groups of one answer ask the same: it is looked up once for all of them. */
export function askedOnce<T>(
  ask: (context: ViewContext, looking: Looking) => Promise<T>,
): (context: ViewContext, looking: Looking) => Promise<T> {
  const askedBy = new WeakMap<ViewContext, Map<string, Promise<T>>>();
  return (context, looking) => {
    const key = JSON.stringify(looking);
    const asked = askedBy.get(context) ?? new Map<string, Promise<T>>();
    askedBy.set(context, asked);
    const found = asked.get(key) ?? ask(context, looking);
    asked.set(key, found);
    return found;
  };
}
