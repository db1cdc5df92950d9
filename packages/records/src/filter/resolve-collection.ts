import { FilterError } from './filter-error.ts';
import type { Operand, RecordRef } from './operand.ts';
import { hopToMany } from './record-ref.ts';
import { resolvePath, splitPath } from './resolve-path.ts';
import type { Scope } from './scope.ts';
import { raw } from './sql.ts';

/**
 * Resolves `@collection.name.field` and `@collection.name:alias.field`: another collection, joined without a condition.
 * Source: docs/reference/record-api.md 4.8.
 */
export function resolveCollection(scope: Scope, name: string): Operand {
  const { props, modifier } = splitPath(name);
  const [collectionName, alias = '', more] = (props[1] ?? '').split(':');
  const target = scope.catalogue.find(collectionName ?? '');
  const path = props.slice(2);
  if (!target || more !== undefined || path.length === 0 || path.includes(''))
    throw new FilterError('unknown @collection');
  const detached: RecordRef = { ...scope.root, key: `@collection:${alias}`, sources: [], multi: false, hops: -1 };
  const ref = hopToMany(scope, detached, { prop: target.name, target, on: () => raw('TRUE') });
  return resolvePath(scope, ref, path, modifier);
}
