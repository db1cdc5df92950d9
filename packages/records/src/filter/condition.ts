import { FilterError } from './filter-error.ts';
import type { Fragment } from './fragment.ts';
import type { Source } from './operand.ts';
import { joinSql, raw, sql } from './sql.ts';

/** One comparison over the rows of its sources. */
export interface Leaf {
  readonly kind: 'leaf';
  readonly sql: Fragment;
  readonly sources: readonly Source[];
  /** Never true for the NULL row of an empty source: an inner join is sufficient. */
  readonly needsRow: boolean;
  /** Sources that the SQL already joins. */
  readonly inner?: readonly Source[];
  /**
   * The same, by one lookup per row. Inside an OR a database cannot join the list that `sql` compares with: it builds
   * all of it, however few rows are read.
   */
  readonly byRow?: Fragment;
  /** The record's own relation that the SQL compares with one id or a list of ids: `owner IN (SELECT …)`. */
  readonly via?: string;
}

export type Condition = Leaf | { readonly kind: 'and' | 'or'; readonly parts: readonly Condition[] };

type Sources = ReadonlySet<Source>;

/**
 * Renders a condition as SQL: true when some combination of one row per source satisfies all of it.
 * Parts that share no source are evaluated in separate EXISTS subqueries, which avoids cross products.
 */
export function renderCondition(condition: Condition, bound: Sources = new Set(), inOr = false): Fragment {
  if (condition.kind === 'leaf') return renderLeaf(condition, bound, inOr);
  if (condition.kind === 'or')
    return enclosed(
      condition.parts.map((part) => renderCondition(part, bound, inOr || condition.parts.length > 1)),
      ' OR ',
    );
  return enclosed(
    groupsOf(condition.parts, bound).map((group) => renderGroup(group, bound, inOr)),
    ' AND ',
  );
}

function enclosed(parts: readonly Fragment[], separator: string): Fragment {
  return parts.length === 1 ? (parts[0] as Fragment) : sql`(${joinSql(parts, separator)})`;
}

function renderLeaf(leaf: Leaf, bound: Sources, inOr: boolean): Fragment {
  const needed = closure(leaf.sources, bound);
  const compared = (inOr && leaf.byRow) || leaf.sql;
  return needed.size === 0 ? compared : exists(needed, leaf.needsRow ? needed : new Set(), compared);
}

/** The sources with all their parents, without those already joined. */
export function closure(sources: Iterable<Source>, bound: Sources = new Set()): Set<Source> {
  const found = new Set<Source>();
  const visit = (source: Source): void => {
    if (bound.has(source) || found.has(source)) return;
    source.parents.forEach(visit);
    found.add(source);
  };
  for (const source of sources) visit(source);
  return found;
}

/** SQLite joins at most 64 tables; a filter above the limit is refused before it fails in the database. */
const maxJoinedSources = 60;

/** `EXISTS (…)` over joined sources; those in `inner` are inner joins, without a NULL row. */
export function exists(sources: Sources, inner: Sources, condition: Fragment): Fragment {
  if (sources.size > maxJoinedSources) throw new FilterError('too many relations at once');
  const ordered = [...sources].sort((a, b) => a.order - b.order);
  const [first] = ordered;
  if (first && inner.has(first)) {
    const from = joinSql([first.table, ...ordered.slice(1).map((source) => joined(source, inner))], ' ');
    return sql`EXISTS (SELECT 1 FROM ${from} WHERE ${first.on} AND (${condition}))`;
  }
  const from = joinSql([raw('(SELECT 1) AS "one"'), ...ordered.map((source) => joined(source, inner))], ' ');
  return sql`EXISTS (SELECT 1 FROM ${from} WHERE ${condition})`;
}

function joined(source: Source, inner: Sources): Fragment {
  return sql`${raw(inner.has(source) ? 'JOIN' : 'LEFT JOIN')} ${source.table} ON ${source.on}`;
}

function sourcesOf(condition: Condition, bound: Sources): Set<Source> {
  const leaves =
    condition.kind === 'leaf' ? condition.sources : condition.parts.flatMap((part) => [...sourcesOf(part, bound)]);
  return closure(leaves, bound);
}

/** Groups parts that share a source. */
export function groupsOf(parts: readonly Condition[], bound: Sources): Condition[][] {
  const groups: { parts: Condition[]; sources: Set<Source> }[] = [];
  for (const part of parts) {
    const sources = sourcesOf(part, bound);
    const near = groups.filter((group) => [...sources].some((source) => group.sources.has(source)));
    const home = near[0] ?? { parts: [], sources: new Set<Source>() };
    if (near.length === 0) groups.push(home);
    for (const other of near.slice(1)) {
      home.parts.push(...other.parts);
      for (const source of other.sources) home.sources.add(source);
      groups.splice(groups.indexOf(other), 1);
    }
    home.parts.push(part);
    for (const source of sources) home.sources.add(source);
  }
  return groups.map((group) => group.parts);
}

function renderGroup(parts: readonly Condition[], bound: Sources, inOr: boolean): Fragment {
  if (parts.length === 1) return renderCondition(parts[0] as Condition, bound, inOr);
  const shared = sharedSources(parts, bound);
  const inside = new Set([...bound, ...shared]);
  const needed = parts.flatMap((part) =>
    part.kind === 'leaf' && part.needsRow ? [...closure(part.sources, bound)] : [],
  );
  const inner = new Set(needed.filter((source) => shared.has(source)));
  return exists(
    shared,
    inner,
    joinSql(
      parts.map((part) => renderCondition(part, inside, inOr)),
      ' AND ',
    ),
  );
}

export function sharedSources(parts: readonly Condition[], bound: Sources): Set<Source> {
  const counts = new Map<Source, number>();
  for (const part of parts)
    for (const source of sourcesOf(part, bound)) counts.set(source, (counts.get(source) ?? 0) + 1);
  return closure(
    [...counts].filter(([, count]) => count > 1).map(([source]) => source),
    bound,
  );
}
