import type { Collection } from '../collection/collection.ts';
import { FilterError } from './filter-error.ts';
import type { Fragment } from './fragment.ts';
import type { Column, RecordRef, Source } from './operand.ts';
import type { QueryCost } from './row-counts.ts';
import { newAlias, type Scope, sourceOf } from './scope.ts';
import { quoted, raw, sql, wrap } from './sql.ts';

/** Maximum number of relations in a path. Source: docs/reference/record-api.md 4.6. */
export const maxHops = 6;

export function columnsOf(alias: string): Column {
  return (name) => raw(`${quoted(alias)}.${quoted(name)}`);
}

export function tableAs(collection: Collection, alias: string): Fragment {
  return raw(`${quoted(collection.name)} AS ${quoted(alias)}`);
}

/** The queried record itself. */
export function rootRef(collection: Collection, alias: string): RecordRef {
  return { collection, key: '', sources: [], multi: false, hops: 0, column: columnsOf(alias) };
}

/** The list rule of a related collection, which applies to clients in strict mode; undefined when it does not apply. */
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
  /** Column of the target that is compared with `key`. */
  readonly column: string;
  readonly key: (column: Column) => Fragment;
}

/** Follows a relation to at most one record, as a subquery, which adds no rows. */
export function hopToOne(scope: Scope, from: RecordRef, hop: Hop): RecordRef {
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
      const matches = (column: Column) =>
        sql`${hop.key(column)} IN (SELECT ${columns(hop.column)} FROM ${table} WHERE ${condition(columns)}${visible})`;
      return from.where ? from.where(matches) : matches(from.column);
    },
    ...viaOf(from, hop),
  };
}

/** A relation that the queried record itself stores. */
function viaOf(from: RecordRef, { prop, column }: Hop): Pick<RecordRef, 'via'> {
  if (from.via !== undefined) return { via: from.via };
  return from.key === '' && from.sources.length === 0 && column === 'id' ? { via: prop } : {};
}

/** Follows a relation to any number of records, as a joined source. */
export function hopToMany(
  scope: Scope,
  from: RecordRef,
  hop: { prop: string; target: Collection; on: (column: Column, alias: string) => Fragment; usual?: QueryCost },
): RecordRef {
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

/** Assumed number of elements of a list, for estimates. */
const elementCount = 10;

/** Joins the elements of a list; returns the source and the SQL of an element's value. */
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
