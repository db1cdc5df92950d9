import type { Collection } from '../collection/collection.ts';
import { FilterError } from './filter-error.ts';
import type { Fragment } from './fragment.ts';
import type { Column, Place, Source } from './operand.ts';
import type { QueryCost } from './row-counts.ts';
import { newAlias, type Scope, sourceOf } from './scope.ts';
import { quoted, raw, sql, wrap } from './sql.ts';

/** Most relations that a path may go through. Source: docs/reference/record-api.md 4.6. */
export const maxHops = 6;

export function columnsOf(alias: string): Column {
  return (name) => raw(`${quoted(alias)}.${quoted(name)}`);
}

export function tableAs(collection: Collection, alias: string): Fragment {
  return raw(`${quoted(collection.name)} AS ${quoted(alias)}`);
}

/** The place of the records that are asked for. */
export function rootPlace(collection: Collection, alias: string): Place {
  return { collection, key: '', sources: [], multi: false, hops: 0, column: columnsOf(alias) };
}

/** What a client must satisfy to see rows of a hopped collection; undefined when nothing. */
function listableOnly(scope: Scope, target: Collection, alias: string): Fragment | undefined {
  scope.shared.tables.add(target.name);
  if (!scope.strict || scope.trust !== 'client' || target.rules.list === '') return undefined;
  if (target.rules.list === null) throw new FilterError('a collection that may not be listed');
  return scope.ruleOn(target, target.rules.list, alias);
}

export function checkHops(hops: number): number {
  if (hops > maxHops) throw new FilterError('too many relations');
  return hops;
}

export interface Hop {
  readonly prop: string;
  readonly target: Collection;
  /** Column of the target that meets `key`. */
  readonly column: string;
  readonly key: (column: Column) => Fragment;
}

/** To at most one record: a subquery, so that nothing multiplies. */
export function hopToOne(scope: Scope, from: Place, hop: Hop): Place {
  const alias = newAlias(scope);
  const columns = columnsOf(alias);
  const rule = listableOnly(scope, hop.target, alias);
  const table = tableAs(hop.target, alias);
  const visible = rule ? sql` AND (${rule})` : raw('');
  return {
    collection: hop.target,
    key: `${from.key}.${hop.prop}`,
    sources: from.sources,
    multi: from.multi,
    hops: checkHops(from.hops + 1),
    column: (name) =>
      sql`(SELECT ${columns(name)} FROM ${table} WHERE ${columns(hop.column)} = ${hop.key(from.column)}${visible})`,
    where: (condition) => {
      const meet = (column: Column) =>
        sql`${hop.key(column)} IN (SELECT ${columns(hop.column)} FROM ${table} WHERE ${condition(columns)}${visible})`;
      return from.where ? from.where(meet) : meet(from.column);
    },
  };
}

/** To any number of records: a source that is joined. */
export function hopToMany(
  scope: Scope,
  from: Place,
  hop: { prop: string; target: Collection; on: (column: Column, alias: string) => Fragment; usual?: QueryCost },
): Place {
  const key = `${from.key}.${hop.prop}`;
  const { source, alias } = sourceOf(scope, key, from.sources, (fresh) => {
    const rule = listableOnly(scope, hop.target, fresh);
    const on = hop.on(columnsOf(fresh), fresh);
    const most: QueryCost = (counts) => counts(hop.target.name);
    const usual = hop.usual ?? most;
    return { table: tableAs(hop.target, fresh), on: rule ? sql`${on} AND (${rule})` : on, usual, most };
  });
  return {
    collection: hop.target,
    key,
    sources: [source],
    multi: true,
    hops: checkHops(from.hops + 1),
    column: columnsOf(alias),
  };
}

/** What a list is taken to hold. */
const elementCount = 10;

/** The elements of a list as a source; the value of each as SQL. */
export function elements(
  scope: Scope,
  key: string,
  list: Fragment,
  parents: readonly Source[],
): { source: Source; value: Fragment } {
  const { source, alias } = sourceOf(scope, `${key}:each`, parents, (fresh) => ({
    table: wrap((inner) => scope.dialectSql.each(inner, fresh), list),
    on: raw('TRUE'),
    usual: () => elementCount,
    most: () => elementCount,
  }));
  return { source, value: raw(`${quoted(alias)}.${quoted('value')}`) };
}
