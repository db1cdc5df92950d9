import type { Collection } from '../collection/collection.ts';
import type { Field } from '../fields/field.ts';
import { as } from './align.ts';
import { backRelation, canBeList, isMultiple, relationTarget } from './field-facts.ts';
import { FilterError } from './filter-error.ts';
import type { Fragment } from './fragment.ts';
import type { Column, Operand, Place, ValueKind } from './operand.ts';
import { elements, hopToMany, hopToOne } from './place.ts';
import type { QueryCost } from './row-counts.ts';
import { nullOperand, type Scope } from './scope.ts';
import { late, quoted, raw, sql, wrap } from './sql.ts';

export const modifiers = ['lower', 'length', 'each', 'isset'] as const;
export type Modifier = (typeof modifiers)[number];

/** `a.b:lower` → its names and its modifier. Errors: FilterError for another modifier. */
export function splitPath(path: string): { props: string[]; modifier: Modifier | undefined } {
  const props = path.split('.');
  const [last, modifier, more] = (props.at(-1) ?? '').split(':');
  if (more !== undefined || (modifier !== undefined && !modifiers.includes(modifier as Modifier))) {
    throw new FilterError('unknown modifier');
  }
  return { props: [...props.slice(0, -1), last ?? ''], modifier: modifier as Modifier | undefined };
}

/** Follows a dotted path from a place to a value. Errors: FilterError for what does not exist or may not be seen. */
export function resolvePath(scope: Scope, start: Place, props: readonly string[], modifier?: Modifier): Operand {
  let place = start;
  for (let index = 0; index < props.length - 1; index += 1) {
    const prop = props[index] as string;
    const rest = props.slice(index + 1);
    const field = fieldAt(scope, place.collection, prop);
    if (field?.type === 'json') return jsonOperand(scope, place, prop, withModifier(rest, modifier), undefined);
    if (field && relationTarget(field) && rest.length === 1 && rest[0] === 'id')
      return relationIds(scope, place, prop, field, modifier);
    place = field ? throughRelation(scope, place, prop, field) : throughBackRelation(scope, place, prop);
  }
  const name = props.at(-1) ?? '';
  const field = fieldAt(scope, place.collection, name);
  if (!field) throw new FilterError('unknown field');
  return fieldOperand(scope, place, name, field, modifier);
}

/** Undefined when there is none. Errors: FilterError for a field hidden from the query. */
function fieldAt(scope: Scope, collection: Collection, name: string): Field | undefined {
  const field = Object.hasOwn(collection.fields, name) ? collection.fields[name] : undefined;
  if (field && scope.trust === 'client' && (field.options.hidden || field.type === 'password'))
    throw new FilterError('hidden field');
  return field;
}

function throughRelation(scope: Scope, place: Place, prop: string, field: Field): Place {
  const name = relationTarget(field);
  const target = name === undefined ? undefined : scope.catalogue.find(name);
  if (!target) throw new FilterError('not a relation');
  if (!isMultiple(field)) return hopToOne(scope, place, { prop, target, column: 'id', key: (column) => column(prop) });
  const list = elements(scope, `${place.key}.${prop}`, place.column(prop), place.sources);
  const listed: Place = { ...place, sources: [list.source], multi: true };
  const on = (column: Column): Fragment => sql`${column('id')} = ${list.value}`;
  return hopToMany(scope, listed, { prop, target, on, usual: () => 1 });
}

function throughBackRelation(scope: Scope, place: Place, prop: string): Place {
  const back = backRelation(prop, scope.catalogue.find, place.collection);
  const field = back && fieldAt(scope, back.from, back.field);
  if (!back || !field) throw new FilterError('unknown field');
  const { from: target, field: pointer } = back;
  if (back.unique) return hopToOne(scope, place, { prop, target, column: pointer, key: (column) => column('id') });
  const on = (column: Column, alias: string): Fragment => {
    if (!back.multiple) return sql`${column(pointer)} = ${place.column('id')}`;
    const table = wrap((inner) => scope.dialectSql.each(inner, `${alias}e`), column(pointer));
    return sql`${place.column('id')} IN (SELECT ${raw(`${quoted(`${alias}e`)}.${quoted('value')}`)} FROM ${table})`;
  };
  // A single relation has an index; a list has none, so that all pointing records are looked at.
  const usual: QueryCost = (counts) =>
    back.multiple ? counts(target.name) : counts(target.name) / Math.max(1, counts(place.collection.name));
  return hopToMany(scope, place, { prop, target, on, usual });
}

const kinds: Readonly<Partial<Record<string, ValueKind>>> = { number: 'number', bool: 'bool', json: 'json' };

function atPlace(place: Place, kind: ValueKind, make: (column: Column) => Fragment): Operand {
  const { where } = place;
  return {
    value: make(place.column),
    kind,
    sources: place.sources,
    multi: place.multi,
    keepsNull: true,
    ...(where && { where: (condition: (value: Fragment) => Fragment) => where((column) => condition(make(column))) }),
  };
}

function fieldOperand(scope: Scope, place: Place, name: string, field: Field, modifier: Modifier | undefined): Operand {
  if (modifier === 'length' && canBeList(field)) return lengthOperand(scope, place, name, isMultiple(field));
  if (modifier === 'each' && isMultiple(field)) return eachOperand(scope, place, name);
  if (field.type === 'json') return jsonOperand(scope, place, name, [], modifier);
  const plain = atPlace(place, modifier === 'lower' ? 'text' : (kinds[field.type] ?? 'text'), (column) =>
    modifier === 'lower' ? lowered(scope, column(name), kinds[field.type] ?? 'text') : column(name),
  );
  const made = modifier === 'lower' ? { ...plain, isComputed: true } : plain;
  const isPrivate = scope.trust === 'client' && name === 'email' && place.collection.type === 'auth';
  // The wire sorts by private e-mails too; strict mode does not let their order tell them.
  return isPrivate && (scope.strict || !scope.sorts) ? guarded(place, made) : made;
}

function lowered(scope: Scope, value: Fragment, kind: ValueKind): Fragment {
  return wrap(scope.dialectSql.lower, as(scope.dialectSql, { ...nullOperand, known: undefined, value, kind }, 'text'));
}

/** A private e-mail matches nothing, and counts neither for nor against among several. */
function guarded(place: Place, operand: Operand): Operand {
  const { where: _, ...rest } = operand;
  const visible = place.column('emailVisibility');
  return {
    ...rest,
    value: sql`(CASE WHEN ${visible} = 1 THEN ${operand.value} END)`,
    guard: sql`${visible} = 1`,
  };
}

function lengthOperand(scope: Scope, place: Place, name: string, multiple: boolean): Operand {
  const value = multiple
    ? sql`COALESCE(${wrap(scope.dialectSql.jsonLength, place.column(name))}, 0)`
    : sql`(CASE WHEN COALESCE(${place.column(name)}, '') = '' THEN 0 ELSE 1 END)`;
  return { value, kind: 'number', isComputed: true, sources: place.sources, multi: place.multi, keepsNull: false };
}

function eachOperand(scope: Scope, place: Place, name: string): Operand {
  const list = elements(scope, `${place.key}.${name}`, place.column(name), place.sources);
  return { value: list.value, kind: 'text', sources: [list.source], multi: true, keepsNull: true };
}

/** `author.id` is `author`; `list.id` are the elements: no need to visit the other collection. */
function relationIds(scope: Scope, place: Place, prop: string, field: Field, modifier: Modifier | undefined): Operand {
  if (isMultiple(field)) return eachOperand(scope, place, prop);
  return fieldOperand(scope, place, prop, field, modifier === 'lower' ? 'lower' : undefined);
}

/** On a JSON path a modifier is a part of the key. */
function withModifier(path: readonly string[], modifier: Modifier | undefined): readonly string[] {
  return modifier ? [...path.slice(0, -1), `${path.at(-1) ?? ''}:${modifier}`] : path;
}

function jsonOperand(
  scope: Scope,
  place: Place,
  name: string,
  path: readonly string[],
  modifier: Modifier | undefined,
): Operand {
  if (path.some((part) => !/^[\w:]+$/.test(part))) throw new FilterError('not a JSON path');
  const at = scope.dialectSql.jsonPath(path);
  const make = (column: Column): Fragment => {
    const json = column(name);
    const value = wrap(
      scope.dialectSql.jsonValueAt,
      json,
      late(() => at),
    );
    return modifier === 'lower' ? lowered(scope, value, 'json') : value;
  };
  return { ...atPlace(place, modifier === 'lower' ? 'text' : 'json', make), strict: true };
}
