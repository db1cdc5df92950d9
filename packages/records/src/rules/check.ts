import type { Collection, Rule } from '../collection/collection.ts';
import { rowShape } from '../collection/rows.ts';
import type { AnyRecord } from '../core/record.ts';
import type { RequestInfo } from '../core/request-info.ts';
import type { SqlRow, SqlValue } from '../core/sql-value.ts';
import type { DialectSql } from '../dialect/dialect.ts';
import { fieldTypes } from '../fields/field-types.ts';
import { type Compiler, isValidFor } from '../filter/cache.ts';
import { type Compiled, type FilterText, rootAlias } from '../filter/compile.ts';
import type { BindContext, Fragment } from '../filter/fragment.ts';
import { idList, paramsOf } from '../filter/run.ts';
import { quoted } from '../filter/sql.ts';

/** Runs a query on committed state or in a transaction. */
export type RunSql = (sql: string, params: readonly SqlValue[]) => Promise<SqlRow[]>;

/** One evaluation of rules: for a request, at a time, on a connection. */
export interface RuleQuery {
  readonly compiler: Compiler;
  readonly runSql: RunSql;
  readonly info: RequestInfo;
  readonly now: Date;
}

export function contextOf({ info, now }: Pick<RuleQuery, 'info' | 'now'>): BindContext {
  return { request: info, values: {}, now };
}

/** Decides without the database where possible: superusers always pass, `''` allows all clients, null only superusers. */
function decided(rule: Rule, info: RequestInfo): boolean | undefined {
  if (info.isSuperuser || rule === '') return true;
  return rule === null ? false : undefined;
}

/** Conditions that do not depend on the row. */
const constantResults: Readonly<Record<string, boolean>> = { TRUE: true, FALSE: false };

/** Does a record that has just been read satisfy the rule? Uses no query when the request alone decides. */
export async function foundSatisfies(
  query: RuleQuery,
  collection: Collection,
  rule: Rule,
  { id }: AnyRecord,
): Promise<boolean> {
  const answer = decided(rule, query.info);
  if (answer !== undefined || rule === null) return answer ?? false;
  const filters: FilterText[] = [{ text: rule, trust: 'rule' }];
  const { where } = query.compiler.compile({ collection, filters, strict: false }, contextOf(query));
  return constantResults[where.sql] ?? satisfiesRule(query, collection, rule, id);
}

/** Does the stored record satisfy the rule? False when there is none, even for a superuser. */
export async function satisfiesRule(
  query: RuleQuery,
  collection: Collection,
  rule: Rule,
  id: string,
): Promise<boolean> {
  const found = await satisfyingIds(query, collection, rule, [id]);
  return found.has(id);
}

/** Returns those of the ids whose stored record satisfies the rule. */
export async function satisfyingIds(
  query: RuleQuery,
  collection: Collection,
  rule: Rule,
  ids: readonly string[],
): Promise<Set<string>> {
  const answer = decided(rule, query.info);
  if (answer === false || ids.length === 0) return new Set();
  const { compiler, runSql } = query;
  const context = contextOf(query);
  const filters: FilterText[] = answer === true || rule === null ? [] : [{ text: rule, trust: 'rule' }];
  const { where } = compiler.compile({ collection, filters, strict: false }, context);
  const params = paramsOf(where, context);
  const wanted = idList(compiler.dialectSql, ids);
  const from = `SELECT "${rootAlias}"."id" FROM ${quoted(collection.name)} AS "${rootAlias}" WHERE`;
  const rows =
    ids.length === 1
      ? await runSql(`${from} "${rootAlias}"."id" = ? AND ${where.sql}`, [ids[0] as string, ...params])
      : await runSql(`${from} "${rootAlias}"."id" IN ${wanted.sql} AND ${where.sql}`, [...wanted.params, ...params]);
  return new Set(rows.map((row) => String(row['id'])));
}

/** Checks one row that is not (or no longer) stored. Its own values are those given; everything else is read from the database. */
export interface RowChecker {
  satisfies(query: RuleQuery, rule: Rule): Promise<boolean>;
  /** @throws FilterError (400); ApiError 403 for `@request.` in a client's filter */
  passes(query: RuleQuery, filters: readonly FilterText[], strict: boolean): Promise<boolean>;
}

/** Creates a checker for several requests at one time: those that lead to the same query with the same values share it. */
export function rowChecker(collection: Collection, row: AnyRecord): RowChecker {
  const known = new Map<string, Promise<boolean>>();
  const compiledRules = new Map<string, Compiled[]>();
  let source: { readonly columns: string; readonly params: readonly SqlValue[] } | undefined;
  const found = async ({ compiler, runSql }: RuleQuery, { sql }: Fragment, params: readonly SqlValue[]) => {
    source ??= {
      columns: parameterColumns(compiler.dialectSql, collection),
      params: rowShape(collection).encode(row),
    };
    const text = `SELECT 1 AS "yes" FROM (SELECT ${source.columns}) AS "${rootAlias}" WHERE ${sql}`;
    return (await runSql(text, [...source.params, ...params])).length > 0;
  };
  const check = (query: RuleQuery, { where }: Compiled): Promise<boolean> | boolean => {
    const settled = constantResults[where.sql];
    if (settled !== undefined) return settled;
    const params = paramsOf(where, contextOf(query));
    const key = JSON.stringify([where.sql, params.map((param) => [typeof param, String(param)])]);
    const result = known.get(key) ?? found(query, where, params);
    known.set(key, result);
    return result;
  };
  return {
    async satisfies(query, rule) {
      const answer = decided(rule, query.info);
      if (answer !== undefined || rule === null) return answer ?? false;
      const context = contextOf(query);
      const shapes = compiledRules.get(rule) ?? [];
      const fitting = shapes.find((compiled) => isValidFor(compiled, context));
      if (fitting) return check(query, fitting);
      const filters: FilterText[] = [{ text: rule, trust: 'rule' }];
      const compiled = query.compiler.compile({ collection, filters, strict: false }, context);
      compiledRules.set(rule, [...shapes, compiled]);
      return check(query, compiled);
    },
    async passes(query, filters, strict) {
      return check(query, query.compiler.compile({ collection, filters, strict }, contextOf(query)));
    },
  };
}

/** Selects the columns of one row from parameters. */
function parameterColumns(dialectSql: DialectSql, collection: Collection): string {
  const place = dialectSql.parameter ?? (() => '?');
  return Object.entries(collection.fields)
    .map(([name, { type, options }]) => `${place(fieldTypes[type].column(options))} AS ${quoted(name)}`)
    .join(', ');
}
