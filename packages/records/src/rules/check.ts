import type { Collection, Rule } from '../collection/collection.ts';
import { rowShape } from '../collection/rows.ts';
import type { AnyRecord } from '../core/record.ts';
import type { RequestInfo } from '../core/request-info.ts';
import type { SqlRow, SqlValue } from '../core/sql-value.ts';
import type { DialectSql } from '../dialect/dialect.ts';
import { fieldTypes } from '../fields/field-types.ts';
import type { Compiler } from '../filter/cache.ts';
import { type FilterText, rootAlias } from '../filter/compile.ts';
import type { BindContext } from '../filter/fragment.ts';
import { idList, paramsOf } from '../filter/run.ts';
import { quoted } from '../filter/sql.ts';

/** Where a question goes: committed state or a running transaction. */
export type RunSql = (sql: string, params: readonly SqlValue[]) => Promise<SqlRow[]>;

/** One asking of a rule. */
export interface RuleQuery {
  readonly compiler: Compiler;
  readonly ask: RunSql;
  readonly info: RequestInfo;
  readonly now: Date;
}

export function contextOf({ info, now }: Pick<RuleQuery, 'info' | 'now'>): BindContext {
  return { request: info, values: {}, now };
}

/** What needs no database: superusers may all, `''` lets everybody, null nobody else. */
function decided(rule: Rule, info: RequestInfo): boolean | undefined {
  if (info.isSuperuser || rule === '') return true;
  return rule === null ? false : undefined;
}

/** Conditions that ask nothing of a row. */
const settledBy: Readonly<Record<string, boolean>> = { TRUE: true, FALSE: false };

/** Does a record that was read just now satisfy the rule? Asks nothing where who asks decides it. */
export async function foundSatisfies(
  question: RuleQuery,
  collection: Collection,
  rule: Rule,
  { id }: AnyRecord,
): Promise<boolean> {
  const answer = decided(rule, question.info);
  if (answer !== undefined || rule === null) return answer ?? false;
  const filters: FilterText[] = [{ text: rule, trust: 'rule' }];
  const { where } = question.compiler.compile({ collection, filters, strict: false }, contextOf(question));
  return settledBy[where.sql] ?? satisfiesRule(question, collection, rule, id);
}

/** Does the stored record satisfy the rule? False when there is none, even for a superuser. */
export async function satisfiesRule(
  question: RuleQuery,
  collection: Collection,
  rule: Rule,
  id: string,
): Promise<boolean> {
  const found = await satisfyingIds(question, collection, rule, [id]);
  return found.has(id);
}

/** Those of the ids whose stored record satisfies the rule. */
export async function satisfyingIds(
  question: RuleQuery,
  collection: Collection,
  rule: Rule,
  ids: readonly string[],
): Promise<Set<string>> {
  const answer = decided(rule, question.info);
  if (answer === false || ids.length === 0) return new Set();
  const { compiler, ask } = question;
  const context = contextOf(question);
  const filters: FilterText[] = answer === true || rule === null ? [] : [{ text: rule, trust: 'rule' }];
  const { where } = compiler.compile({ collection, filters, strict: false }, context);
  const params = paramsOf(where, context);
  const wanted = idList(compiler.dialectSql, ids);
  const from = `SELECT "${rootAlias}"."id" FROM ${quoted(collection.name)} AS "${rootAlias}" WHERE`;
  const rows =
    ids.length === 1
      ? await ask(`${from} "${rootAlias}"."id" = ? AND ${where.sql}`, [ids[0] as string, ...params])
      : await ask(`${from} "${rootAlias}"."id" IN ${wanted.sql} AND ${where.sql}`, [...wanted.params, ...params]);
  return new Set(rows.map((row) => String(row['id'])));
}

/**
 * Does a record satisfy the rule as it would be, or was, stored? Its own values are those given; everything else is
 * read from the database.
 */
export async function rowSatisfies(
  question: RuleQuery,
  collection: Collection,
  rule: Rule,
  row: AnyRecord,
): Promise<boolean> {
  const answer = decided(rule, question.info);
  if (answer !== undefined || rule === null) return answer ?? false;
  return rowPasses(question, collection, [{ text: rule, trust: 'rule' }], { row, strict: false });
}

/** The columns of one row as parameters. */
function placesOf(dialectSql: DialectSql, collection: Collection): string {
  const place = dialectSql.place ?? (() => '?');
  return Object.entries(collection.fields)
    .map(([name, { type, options }]) => `${place(fieldTypes[type].column(options))} AS ${quoted(name)}`)
    .join(', ');
}

/** The same with any texts. Errors: FilterError (400), 403 for a client's `@request.`. */
export async function rowPasses(
  question: RuleQuery,
  collection: Collection,
  filters: readonly FilterText[],
  { row, strict }: { readonly row: AnyRecord; readonly strict: boolean },
): Promise<boolean> {
  const context = contextOf(question);
  const { where } = question.compiler.compile({ collection, filters, strict }, context);
  const settled = settledBy[where.sql];
  if (settled !== undefined) return settled;
  const shape = rowShape(collection);
  const columns = placesOf(question.compiler.dialectSql, collection);
  const found = await question.ask(`SELECT 1 AS "yes" FROM (SELECT ${columns}) AS "${rootAlias}" WHERE ${where.sql}`, [
    ...shape.encode(row),
    ...paramsOf(where, context),
  ]);
  return found.length > 0;
}
