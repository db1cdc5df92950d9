import type { Collection } from '../collection/collection.ts';
import type { Field } from '../fields/field.ts';
import { castTo } from './align.ts';
import { backRelation, canBeList, isMultiple, relationTargetOf } from './field-facts.ts';
import { FilterError } from './filter-error.ts';
import type { Fragment } from './fragment.ts';
import type { Column, Operand, RecordRef, ValueKind } from './operand.ts';
import { elements, hopToMany, hopToOne } from './record-ref.ts';
import type { QueryCost } from './row-counts.ts';
import { nullOperand, type Scope } from './scope.ts';
import { bindLater, quoted, raw, sql, wrap } from './sql.ts';

export const modifierNames = ['lower', 'length', 'each', 'isset'] as const;
export type Modifier = (typeof modifierNames)[number];

/**
 * Splits `a.b:lower` into its names and its modifier.
 * @throws FilterError for an unknown modifier
 */
export function splitPath(path: string): { props: string[]; modifier: Modifier | undefined } {
  const props = path.split('.');
  const [last, modifier, more] = (props.at(-1) ?? '').split(':');
  if (more !== undefined || (modifier !== undefined && !modifierNames.includes(modifier as Modifier))) {
    throw new FilterError('unknown modifier');
  }
  return { props: [...props.slice(0, -1), last ?? ''], modifier: modifier as Modifier | undefined };
}

/**
 * Resolves a dotted path, starting at a record, to a value.
 * @throws FilterError for fields that do not exist or are hidden from the client
 */
export function resolvePath(scope: Scope, start: RecordRef, props: readonly string[], modifier?: Modifier): Operand {
  let ref = start;
  for (let index = 0; index < props.length - 1; index += 1) {
    const prop = props[index] as string;
    const rest = props.slice(index + 1);
    const field = fieldAt(scope, ref.collection, prop);
    if (field?.type === 'json') return jsonOperand(scope, ref, prop, withModifier(rest, modifier), undefined);
    if (field && relationTargetOf(field) && rest.length === 1 && rest[0] === 'id')
      return relationIds(scope, ref, prop, field, modifier);
    ref = field ? throughRelation(scope, ref, prop, field) : throughBackRelation(scope, ref, prop);
  }
  const name = props.at(-1) ?? '';
  const field = fieldAt(scope, ref.collection, name);
  if (!field) throw new FilterError('unknown field');
  return fieldOperand(scope, ref, name, field, modifier);
}

/**
 * Returns undefined when there is no such field.
 * @throws FilterError for a field that is hidden from the client
 */
function fieldAt(scope: Scope, collection: Collection, name: string): Field | undefined {
  const field = Object.hasOwn(collection.fields, name) ? collection.fields[name] : undefined;
  if (field && scope.trust === 'client' && (field.options.hidden || field.type === 'password'))
    throw new FilterError('hidden field');
  return field;
}

function throughRelation(scope: Scope, ref: RecordRef, prop: string, field: Field): RecordRef {
  const name = relationTargetOf(field);
  const target = name === undefined ? undefined : scope.catalogue.find(name);
  if (!target) throw new FilterError('not a relation');
  if (!isMultiple(field)) return hopToOne(scope, ref, { prop, target, column: 'id', key: (column) => column(prop) });
  const list = elements(scope, `${ref.key}.${prop}`, ref.column(prop), ref.sources);
  const listed: RecordRef = { ...ref, sources: [list.source], multi: true };
  const on = (column: Column): Fragment => sql`${column('id')} = ${list.value}`;
  return hopToMany(scope, listed, { prop, target, on, usual: () => 1 });
}

function throughBackRelation(scope: Scope, ref: RecordRef, prop: string): RecordRef {
  const back = backRelation(prop, scope.catalogue.find, ref.collection);
  const field = back && fieldAt(scope, back.from, back.field);
  if (!back || !field) throw new FilterError('unknown field');
  const { from: target, field: pointer } = back;
  if (back.unique) return hopToOne(scope, ref, { prop, target, column: pointer, key: (column) => column('id') });
  const on = (column: Column, alias: string): Fragment => {
    if (!back.multiple) return sql`${column(pointer)} = ${ref.column('id')}`;
    const table = wrap((inner) => scope.dialectSql.each(inner, `${alias}e`), column(pointer));
    return sql`${ref.column('id')} IN (SELECT ${raw(`${quoted(`${alias}e`)}.${quoted('value')}`)} FROM ${table})`;
  };
  // A single relation has an index; a multiple one has none, so all records of the target are scanned.
  const usual: QueryCost = (counts) =>
    back.multiple ? counts(target.name) : counts(target.name) / Math.max(1, counts(ref.collection.name));
  return hopToMany(scope, ref, { prop, target, on, usual });
}

const kinds: Readonly<Partial<Record<string, ValueKind>>> = { number: 'number', bool: 'bool', json: 'json' };

function operandAt(ref: RecordRef, kind: ValueKind, make: (column: Column) => Fragment): Operand {
  const { where, via } = ref;
  return {
    value: make(ref.column),
    kind,
    sources: ref.sources,
    multi: ref.multi,
    keepsNull: true,
    ...(where && { where: (condition: (value: Fragment) => Fragment) => where((column) => condition(make(column))) }),
    ...(via !== undefined && { via }),
  };
}

function fieldOperand(
  scope: Scope,
  ref: RecordRef,
  name: string,
  field: Field,
  modifier: Modifier | undefined,
): Operand {
  if (modifier === 'length' && canBeList(field)) return lengthOperand(scope, ref, name, isMultiple(field));
  if (modifier === 'each' && isMultiple(field)) return eachOperand(scope, ref, name);
  if (field.type === 'json') return jsonOperand(scope, ref, name, [], modifier);
  const plain = operandAt(ref, modifier === 'lower' ? 'text' : (kinds[field.type] ?? 'text'), (column) =>
    modifier === 'lower' ? lowered(scope, column(name), kinds[field.type] ?? 'text') : column(name),
  );
  const made = modifier === 'lower' ? { ...plain, isComputed: true } : plain;
  if (ref.key === '' && modifier === undefined && relationTargetOf(field) && !isMultiple(field))
    return { ...made, via: name };
  const isPrivate = scope.trust === 'client' && name === 'email' && ref.collection.type === 'auth';
  // PocketBase sorts by private e-mails too; strict mode does not, because the order would reveal them.
  return isPrivate && (scope.strict || !scope.sorts) ? guarded(ref, made) : made;
}

function lowered(scope: Scope, value: Fragment, kind: ValueKind): Fragment {
  return wrap(
    scope.dialectSql.lower,
    castTo(scope.dialectSql, { ...nullOperand, known: undefined, value, kind }, 'text'),
  );
}

/** A private e-mail never matches, and is ignored among several values. */
function guarded(ref: RecordRef, operand: Operand): Operand {
  const { where: _, ...rest } = operand;
  const visible = ref.column('emailVisibility');
  return {
    ...rest,
    value: sql`(CASE WHEN ${visible} = 1 THEN ${operand.value} END)`,
    guard: sql`${visible} = 1`,
  };
}

function lengthOperand(scope: Scope, ref: RecordRef, name: string, multiple: boolean): Operand {
  const value = multiple
    ? sql`COALESCE(${wrap(scope.dialectSql.jsonLength, ref.column(name))}, 0)`
    : sql`(CASE WHEN COALESCE(${ref.column(name)}, '') = '' THEN 0 ELSE 1 END)`;
  return { value, kind: 'number', isComputed: true, sources: ref.sources, multi: ref.multi, keepsNull: false };
}

function eachOperand(scope: Scope, ref: RecordRef, name: string): Operand {
  const list = elements(scope, `${ref.key}.${name}`, ref.column(name), ref.sources);
  return { value: list.value, kind: 'text', sources: [list.source], multi: true, keepsNull: true };
}

/** `author.id` is `author`, `list.id` are the elements of `list`: the related collection is not joined. */
function relationIds(
  scope: Scope,
  ref: RecordRef,
  prop: string,
  field: Field,
  modifier: Modifier | undefined,
): Operand {
  if (isMultiple(field)) return eachOperand(scope, ref, prop);
  return fieldOperand(scope, ref, prop, field, modifier === 'lower' ? 'lower' : undefined);
}

/** In a JSON path a modifier is part of the key. */
function withModifier(path: readonly string[], modifier: Modifier | undefined): readonly string[] {
  return modifier ? [...path.slice(0, -1), `${path.at(-1) ?? ''}:${modifier}`] : path;
}

function jsonOperand(
  scope: Scope,
  ref: RecordRef,
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
      bindLater(() => at),
    );
    return modifier === 'lower' ? lowered(scope, value, 'json') : value;
  };
  return { ...operandAt(ref, modifier === 'lower' ? 'text' : 'json', make), strict: true };
}
