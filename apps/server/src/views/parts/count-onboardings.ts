import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely';
import type { DeskSchema } from '../../collections/index.ts';
import type { Reader } from '../../collections/rows.ts';

/** A condition on `r`, a row of `gk_requests`. */
export type CountCondition = Expression<SqlBool>;

export const allOf = (conditions: readonly CountCondition[]) =>
  conditions.length > 0 ? sql<SqlBool>`${sql.join([...conditions], sql` and `)}` : sql<SqlBool>`1 = 1`;

const slowMark = '/* slow */';

/** Marks a condition that scans very many rows: its query runs in the separate process for slow queries. */
export const markSlow = (condition: CountCondition): CountCondition =>
  sql<SqlBool>`(${condition} ${sql.raw(slowMark)})`;

export async function countOf(records: Reader, conditions: readonly CountCondition[]): Promise<number> {
  const counts = await countParts(records, conditions, { all: [] });
  return counts.all;
}

/** Counts the rows of each part in one query. */
export async function countParts<Part extends string>(
  records: Reader,
  conditions: readonly CountCondition[],
  parts: Readonly<Record<Part, readonly CountCondition[]>>,
): Promise<Record<Part, number>> {
  const names = Object.keys(parts) as Part[];
  const { source, each } = sourceOf(records, [
    ...conditions,
    ...Object.values<readonly CountCondition[]>(parts).flat(),
  ]);
  const sums = names.map((name, at) => {
    const ofPart = parts[name].length > 0 ? sql`case when ${allOf(parts[name])} then ${each} else 0 end` : each;
    return sql`coalesce(sum(${ofPart}), 0) as ${sql.ref(`n${at}`)}`;
  });
  const query = sql<Record<string, number>>`select ${sql.join(sums)} from ${source} r where ${allOf(conditions)}`;
  const [row] = await cachedRows(records, query);
  return Object.fromEntries(names.map((name, at) => [name, Number(row?.[`n${at}`] ?? 0)])) as Record<Part, number>;
}

/** Rows per value of a column, in an order of these values if it is given. */
export async function countBy(
  records: Reader,
  column: string,
  conditions: readonly CountCondition[],
  order: RawBuilder<unknown> = sql`1`,
): Promise<Map<string, number>> {
  const value = sql<string>`${sql.ref(column)}`;
  const { source, each } = sourceOf(records, [...conditions, sql<SqlBool>`${value} = ''`]);
  const query = sql<{ value: string; n: number }>`
    select ${value} as value, sum(${each}) as n from ${source} r where ${allOf(conditions)}
    group by ${value} order by ${order}`;
  return new Map((await cachedRows(records, query)).map(({ value: of, n }) => [of, Number(n)]));
}

/** Columns of the collection's maintained counters. */
const counterColumns = new Set(['org', 'status']);

/** The table to count and the value of a row: the counters, if the conditions use only their columns. */
function sourceOf(records: Reader, conditions: readonly CountCondition[]) {
  const text = conditions.length > 0 ? allOf(conditions).compile(records.sql).sql : '';
  const columns = Array.from(text.matchAll(/\br"?\."?(\w+)/g), ([, column]) => column as string);
  const usesCounters = columns.every((column) => counterColumns.has(column)) && !/\bselect\b/i.test(text);
  return usesCounters
    ? { source: records.counters('gk_requests'), each: sql`r.n` }
    : { source: sql.table('gk_requests'), each: sql`1` };
}

/** Runs a query with few result rows. Cached until one of the collections is written. */
export function cachedRows<T>(
  records: Reader,
  query: RawBuilder<T>,
  collections: readonly (keyof DeskSchema & string)[] = ['gk_requests'],
): Promise<readonly T[]> {
  const { sql: text, parameters } = query.compile(records.sql);
  const key = JSON.stringify([text, parameters]);
  return records.remembered(key, collections, async () => {
    return (await query.execute(text.includes(slowMark) ? records.sqlIsolated : records.sql)).rows;
  });
}
