import type { Collection } from '../collection/collection.ts';
import type { RequestInfo } from '../core/request-info.ts';
import { fieldTypes } from '../fields/field-types.ts';
import { asciiLower } from './ascii.ts';
import { canBeList, isMultiple, relationTargetOf } from './field-facts.ts';
import { FilterError } from './filter-error.ts';
import type { Bind } from './fragment.ts';
import type { Operand, RecordRef } from './operand.ts';
import { elements, hopToMany, hopToOne } from './record-ref.ts';
import { type Modifier, resolvePath, splitPath } from './resolve-path.ts';
import { assume, boundOperand, constantOperand, nullOperand, type Scope } from './scope.ts';
import { bindLater, raw, sql } from './sql.ts';
import { toSqlValue } from './sql-value.ts';

const roots = ['auth', 'body', 'query', 'headers', 'method', 'context'] as const;
type Root = (typeof roots)[number];

/**
 * Resolves `@request.…` to values of the request. A missing key is NULL, never an error.
 * Source: docs/reference/record-api.md 4.8.
 * @throws FilterError for an unknown first name
 */
export function resolveRequest(scope: Scope, name: string): Operand {
  const { props, modifier } = splitPath(name);
  const root = props[1] as Root;
  const path = props.slice(2);
  const single = root === 'method' || root === 'context';
  if (!roots.includes(root) || single !== (path.length === 0) || path.includes(''))
    throw new FilterError('unknown @request');
  if (root === 'auth') return authOperand(scope, path, modifier === 'isset' ? undefined : modifier);
  if (modifier === 'isset') return isSet(scope, root, path);
  if (root === 'body') return bodyOperand(scope, path, modifier);
  return valueOperand(scope, (request) => valueAt(request[root], path), modifier);
}

function valueAt(value: unknown, path: readonly string[]): unknown {
  let at = value;
  for (const key of path) {
    if (at === null || typeof at !== 'object' || !Object.hasOwn(at, key)) return undefined;
    at = (at as Record<string, unknown>)[key];
  }
  return at;
}

function isSet(scope: Scope, root: Root, path: readonly string[]): Operand {
  const found = assume(scope, ({ request }) => {
    const parent = valueAt(request[root], path.slice(0, -1));
    const key = path.at(-1) ?? '';
    const keys = [key, ...(root === 'body' && path.length === 1 ? modifiedKeys(scope, key) : [])];
    const set = parent !== null && typeof parent === 'object' && keys.some((each) => Object.hasOwn(parent, each));
    return set ? 'set' : 'unset';
  });
  return constantOperand('full', raw(found === 'set' ? '1' : '0'), { kind: 'bool' });
}

/** Keys with the `+` and `-` modifiers that the field's type supports. */
function modifiedKeys(scope: Scope, name: string): string[] {
  const { fields } = scope.root.collection;
  const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
  return field && fieldTypes[field.type].modifiers ? [`${name}+`, `${name}-`, `+${name}`] : [];
}

/** A value of the request, with the modifiers that need no database. */
function valueOperand(scope: Scope, read: (request: RequestInfo) => unknown, modifier?: Modifier): Operand {
  const bind: Bind = ({ request }) => {
    const value = read(request);
    if (modifier === 'length') return value === undefined ? null : listOf(value).length;
    const plain = toSqlValue(value);
    return modifier === 'lower' && typeof plain === 'string' ? asciiLower(plain) : plain;
  };
  return boundOperand(scope, bind);
}

function listOf(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value;
  return value === null || value === undefined || value === '' ? [] : [value];
}

/** Resolves a path on the signed-in record, whose columns are known values. */
function authOperand(scope: Scope, path: readonly string[], modifier?: Modifier): Operand {
  const name = assume(scope, ({ request }) => request.auth?.collectionName ?? '');
  const collection = name === '' ? undefined : scope.catalogue.find(name);
  if (!collection) return nullOperand;
  if (path.length === 1 && modifier !== 'each' && modifier !== 'length') {
    return valueOperand(scope, (request) => request.auth?.[path[0] as string], modifier);
  }
  try {
    return resolvePath(scope, authRef(collection), path, modifier);
  } catch (error) {
    if (error instanceof FilterError) return nullOperand;
    throw error;
  }
}

function authRef(collection: Collection): RecordRef {
  return {
    collection,
    key: '@auth',
    sources: [],
    multi: false,
    hops: 0,
    // Compared as text, like a column.
    column: (column) => {
      const value = bindLater(({ request }) => toSqlValue(request.auth?.[column]));
      const field = Object.hasOwn(collection.fields, column) ? collection.fields[column] : undefined;
      const isText = field && fieldTypes[field.type].column(field.options) === 'text';
      return isText ? sql`CAST(${value} AS TEXT)` : value;
    },
  };
}

function bodyOperand(scope: Scope, path: readonly string[], modifier?: Modifier): Operand {
  const { fields } = scope.root.collection;
  const name = path[0] as string;
  const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
  const target = field && relationTargetOf(field) ? scope.catalogue.find(String(relationTargetOf(field))) : undefined;
  const asksElements = path.length === 1 && (modifier === 'each' || modifier === 'length');
  if (field && asksElements && !canBeList(field)) throw new FilterError('not a list');
  if (field && modifier === 'each' && path.length === 1 && isMultiple(field)) {
    const list = elements(scope, `@body.${name}`, bodyList(name), []);
    // Elements are never NULL, so a missing element is not compared as empty text.
    return { value: list.value, kind: 'text', sources: [list.source], multi: true, keepsNull: true, known: 'full' };
  }
  // For a field of this collection: a value that was not submitted has length 0.
  if (field && modifier === 'length' && path.length === 1)
    return boundOperand(scope, ({ request }) => listOf(valueAt(request.body, path)).length);
  if (!field || !target || path.length === 1)
    return valueOperand(scope, (request) => valueAt(request.body, path), modifier);
  return resolvePath(scope, submittedRef(scope, name, target, isMultiple(field)), path.slice(1), modifier);
}

function bodyList(name: string) {
  return bindLater(({ request }) => JSON.stringify(listOf(valueAt(request.body, [name]))));
}

/** The records that a submitted relation refers to. */
function submittedRef(scope: Scope, name: string, target: Collection, multiple: boolean): RecordRef {
  const none = { collection: scope.root.collection, key: '@body', sources: [], multi: false, hops: 0 };
  const value = bindLater(({ request }) => toSqlValue(valueAt(request.body, [name])));
  if (!multiple) {
    return hopToOne(
      scope,
      { ...none, column: () => value },
      { prop: name, target, column: 'id', key: (column) => column(name) },
    );
  }
  const list = elements(scope, `@body.${name}`, bodyList(name), []);
  const listed: RecordRef = { ...none, sources: [list.source], multi: true, column: () => value };
  return hopToMany(scope, listed, { prop: name, target, on: (column) => sql`${column('id')} = ${list.value}` });
}
