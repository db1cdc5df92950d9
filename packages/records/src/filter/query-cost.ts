import { type Condition, closure, groupsOf, type Leaf, sharedSources } from './condition.ts';
import type { Fragment } from './fragment.ts';
import type { Source } from './operand.ts';
import type { RowCounts } from './row-counts.ts';

type Sources = ReadonlySet<Source>;

const likeWeight = 4;
const subqueryWeight = 2;

/** Cost of one comparison per row. */
function weightOf({ sql }: Fragment): number {
  return 1 + occurrences(sql, ' LIKE ') * likeWeight + occurrences(sql, 'SELECT ') * subqueryWeight;
}

const occurrences = (text: string, part: string): number => text.split(part).length - 1;

/**
 * Estimates the cost per row of the root, from the structure that `renderCondition` produces: joins multiply, separate
 * subqueries add. An upper bound, because EXISTS often stops early.
 */
export function costOf(condition: Condition, counts: RowCounts, bound: Sources = new Set()): number {
  if (condition.kind === 'leaf') return leafCost(condition, counts, bound);
  if (condition.kind === 'or') return sum(condition.parts, (part) => costOf(part, counts, bound));
  return sum(groupsOf(condition.parts, bound), (parts) => {
    if (parts.length === 1) return costOf(parts[0] as Condition, counts, bound);
    const shared = sharedSources(parts, bound);
    const inside = new Set([...bound, ...shared]);
    return rowsOf(shared, counts, bound) * sum(parts, (part) => costOf(part, counts, inside));
  });
}

function leafCost(leaf: Leaf, counts: RowCounts, bound: Sources): number {
  const sources = closure([...leaf.sources, ...(leaf.inner ?? [])], bound);
  return rowsOf(sources, counts, bound) * (weightOf(leaf.sql) + sum([...sources], ({ on }) => weightOf(on)));
}

/**
 * Estimates the number of row combinations of the sources. The first source counts with its typical number, further
 * independent sources with their maximum, because many rows of both may belong to one record.
 */
export function rowsOf(sources: Sources, counts: RowCounts, bound: Sources = new Set()): number {
  let rows = 1;
  let isFirst = bound.size === 0;
  for (const source of [...sources].sort((a, b) => a.order - b.order)) {
    const follows = source.parents.length > 0;
    rows *= Math.max(1, follows || isFirst ? source.usual(counts) : source.most(counts));
    isFirst = false;
  }
  return rows;
}

function sum<T>(items: readonly T[], of: (item: T) => number): number {
  return items.reduce((total, item) => total + of(item), 0);
}
