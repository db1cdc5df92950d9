import { closure } from './condition.ts';
import { FilterError } from './filter-error.ts';
import type { Fragment } from './fragment.ts';
import { macros } from './macros.ts';
import type { Operand } from './operand.ts';
import { rowsOf } from './query-cost.ts';
import { resolveOperand } from './resolve.ts';
import type { Scope } from './scope.ts';
import { joinSql, quoted, raw, sql } from './sql.ts';

/** Source: docs/reference/record-api.md 3. */
export const maxSortFields = 8;
export const maxSortFieldLength = 255;

interface SortKey {
  readonly name: string;
  readonly descending: boolean;
}

/**
 * Parses `-created,title`.
 * @throws FilterError for an empty or too long entry, or too many
 */
export function parseSort(text: string): SortKey[] {
  const keys = text.split(',').map(sortKey);
  if (keys.length > maxSortFields) throw new FilterError('too many sort fields');
  return keys;
}

function sortKey(entry: string): SortKey {
  const text = entry.trim();
  const name = text.replace(/^[+-]/, '');
  const isMacro = Object.hasOwn(macros, name);
  if (name.length > maxSortFieldLength || isMacro || !/^[@#_]?[\w.:]*\w$/.test(name) || /^\d/.test(name))
    throw new FilterError('not a sort field');
  return { name, descending: text.startsWith('-') };
}

/**
 * Compiles the `ORDER BY` list. Ties follow insertion order; where an index ends with the row id, in the direction of
 * the last key, which the index provides without sorting.
 * @throws FilterError
 */
export function compileSort(scope: Scope, text: string, alias: string): Fragment {
  const rowId = raw(`${quoted(alias)}.${scope.dialectSql.rowId}`);
  if (text === '') return rowId;
  const keys = parseSort(text);
  const special: Readonly<Record<string, Fragment>> = { '@rowid': rowId, '@random': raw(scope.dialectSql.random) };
  const terms = keys.map(({ name, descending }) => {
    const term = Object.hasOwn(special, name) ? special[name] : undefined;
    return term ? neverNull(term, descending) : directed(fieldTerm(scope, name), descending);
  });
  const last = keys.at(-1);
  const ends = scope.root.collection.indexes.some(({ columns }) => columns.includes(last?.name ?? ''));
  const tie = keys.some((key) => Object.hasOwn(special, key.name) || key.name === 'id')
    ? []
    : [neverNull(rowId, ends && last?.descending === true)];
  return joinSql([...terms, ...tie], ', ');
}

function neverNull(value: Fragment, descending: boolean): Fragment {
  return descending ? sql`${value} DESC` : sql`${value} ASC`;
}

/** NULLs come first when ascending and last when descending, on every database. */
function directed(value: Fragment, descending: boolean): Fragment {
  return descending ? sql`${value} DESC NULLS LAST` : sql`${value} ASC NULLS FIRST`;
}

function fieldTerm(scope: Scope, name: string): Fragment {
  const operand = resolveOperand({ ...scope, sorts: true }, { kind: 'identifier', name });
  if (operand.known) throw new FilterError('not a sort field');
  const sources = closure(operand.sources);
  if (sources.size > 0) scope.shared.sortCost.push((counts) => rowsOf(sources, counts));
  return firstValue(scope, operand);
}

/** Uses the first of several rows. */
function firstValue({ dialectSql }: Scope, operand: Operand): Fragment {
  const [first, ...others] = [...closure(operand.sources)].sort((a, b) => a.order - b.order);
  if (!first) return operand.value;
  const from = joinSql([first.table, ...others.map((source) => sql`LEFT JOIN ${source.table} ON ${source.on}`)], ' ');
  const { sourceOrder } = dialectSql;
  const rows = sourceOrder
    ? [first, ...others].map(({ key, order }) => sourceOrder(`j${order}`, key.endsWith(':each')))
    : [];
  const inOrder = raw(rows.length > 0 ? ` ORDER BY ${rows.join(', ')}` : '');
  return sql`(SELECT ${operand.value} FROM ${from} WHERE ${first.on}${inOrder} LIMIT 1)`;
}
