import type { Collection } from '../../collection/collection.ts';
import { rowShape } from '../../collection/rows.ts';
import type { AnyRecord } from '../../core/record.ts';
import type { SqlValue } from '../../core/sql-value.ts';
import { type Compiled, rootAlias } from '../../filter/compile.ts';
import type { BindContext } from '../../filter/fragment.ts';
import { paramsOf } from '../../filter/run.ts';
import { quoted } from '../../filter/sql.ts';
import type { RunSql } from '../../rules/check.ts';

export interface Window {
  readonly limit?: number;
  readonly offset?: number;
}

/** Selects the records of a compiled query, in its order. */
export async function selectRows(
  runSql: RunSql,
  collection: Collection,
  compiled: Compiled,
  { context, limit, offset }: Window & { readonly context: BindContext },
): Promise<AnyRecord[]> {
  const shape = rowShape(collection);
  const { where, orderBy } = compiled;
  const params: SqlValue[] = [...paramsOf(where, context), ...paramsOf(orderBy, context)];
  let text = `SELECT ${shape.columns(rootAlias)} FROM ${quoted(collection.name)} AS "${rootAlias}" WHERE ${where.sql} ORDER BY ${orderBy.sql}`;
  if (limit !== undefined || offset !== undefined) {
    text += ' LIMIT ? OFFSET ?';
    params.push(limit ?? Number.MAX_SAFE_INTEGER, offset ?? 0);
  }
  const rows = await runSql(text, params);
  return rows.map((row) => shape.decode(row));
}

/** Counts the records of a compiled query. */
export async function countRows(
  runSql: RunSql,
  collection: Collection,
  compiled: Compiled,
  context: BindContext,
): Promise<number> {
  const text = `SELECT COUNT(*) AS "total" FROM ${quoted(collection.name)} AS "${rootAlias}" WHERE ${compiled.where.sql}`;
  const [row] = await runSql(text, paramsOf(compiled.where, context));
  return Number(row?.['total'] ?? 0);
}

/** Selects the ids of all records of a compiled query, in its order. */
export async function selectIds(
  runSql: RunSql,
  collection: Collection,
  { where, orderBy }: Compiled,
  context: BindContext,
): Promise<string[]> {
  const text = `SELECT "${rootAlias}"."id" FROM ${quoted(collection.name)} AS "${rootAlias}" WHERE ${where.sql} ORDER BY ${orderBy.sql}`;
  const rows = await runSql(text, [...paramsOf(where, context), ...paramsOf(orderBy, context)]);
  return rows.map(({ id }) => String(id));
}

/** Selects those of the ids that still match a compiled query, in the order of the ids. */
export async function selectKnown(
  runSql: RunSql,
  collection: Collection,
  { where }: Compiled,
  { context, ids }: { readonly context: BindContext; readonly ids: readonly string[] },
): Promise<AnyRecord[]> {
  if (ids.length === 0) return [];
  const shape = rowShape(collection);
  const wanted = `"${rootAlias}"."id" IN (${ids.map(() => '?').join(', ')})`;
  // IS TRUE hides the condition from the planner: without statistics, SQLite would choose an index of the condition
  // and read all its rows instead of these few by their key.
  const text = `SELECT ${shape.columns(rootAlias)} FROM ${quoted(collection.name)} AS "${rootAlias}" WHERE ${wanted} AND (${where.sql}) IS TRUE`;
  const rows = await runSql(text, [...ids, ...paramsOf(where, context)]);
  const byId = new Map(rows.map((row) => [String(row['id']), row]));
  return ids.flatMap((id) => {
    const row = byId.get(id);
    return row ? [shape.decode(row)] : [];
  });
}
