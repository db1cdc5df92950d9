import type { SqlValue } from '../core/sql-value.ts';
import type { DialectSql } from '../dialect/dialect.ts';
import type { BindContext, Fragment } from './fragment.ts';

/** Returns the parameters of a fragment for one request. */
export function paramsOf(fragment: Fragment, context: BindContext): SqlValue[] {
  return fragment.binds.map((bind) => bind(context));
}

/** Ids as one JSON parameter in a subquery, so that the statement text does not depend on their number. */
export function idList(
  dialectSql: DialectSql,
  ids: readonly string[],
): { readonly sql: string; readonly params: SqlValue[] } {
  const list = dialectSql.each('?', 'wanted');
  const json = JSON.stringify(ids);
  return {
    sql: `(SELECT "wanted"."value" FROM ${list})`,
    params: Array.from({ length: list.split('?').length - 1 }, () => json),
  };
}
