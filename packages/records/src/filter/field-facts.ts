import type { Collection } from '../collection.ts';
import type { Field } from '../fields/field.ts';
import { isMany } from '../fields/values.ts';

const listTypes: ReadonlySet<string> = new Set(['select', 'relation', 'file']);

/** Can the type hold a list at all (`:each` and `:length` mean something)? */
export function canBeList(field: Field): boolean {
  return listTypes.has(field.type);
}

/** Does the column hold a JSON list? */
export function isMultiple(field: Field): boolean {
  return canBeList(field) && isMany(field.options);
}

/** Name of the collection that a relation points to. */
export function relationTarget(field: Field): string | undefined {
  return field.type === 'relation' ? String(field.options['collection']) : undefined;
}

/** Has the field a whole unique index of its own, so that a back relation through it gives at most one record? */
export function isUniqueAlone(collection: Collection, field: string): boolean {
  return collection.indexes.some(
    (index) => index.unique && index.columns.length === 1 && index.columns[0] === field && !index.where,
  );
}

/** The parts of `comments_via_article`. */
export function backRelation(
  name: string,
  lookup: (collection: string) => Collection | undefined,
  target: Collection,
):
  | { readonly from: Collection; readonly field: string; readonly multiple: boolean; readonly unique: boolean }
  | undefined {
  const at = name.indexOf('_via_');
  if (at < 1) return undefined;
  const from = lookup(name.slice(0, at));
  const field = name.slice(at + '_via_'.length);
  const relation = from && Object.hasOwn(from.fields, field) ? from.fields[field] : undefined;
  if (!from || !relation || relationTarget(relation) !== target.name) return undefined;
  const multiple = isMultiple(relation);
  return { from, field, multiple, unique: !multiple && isUniqueAlone(from, field) };
}
