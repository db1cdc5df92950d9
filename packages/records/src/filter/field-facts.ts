import type { Collection, Index } from '../collection/collection.ts';
import type { Field } from '../fields/field.ts';
import { isMany } from '../fields/values.ts';

const listTypes: ReadonlySet<string> = new Set(['select', 'relation', 'file']);

/** Can the type hold a list, so that `:each` and `:length` apply? */
export function canBeList(field: Field): boolean {
  return listTypes.has(field.type);
}

/** Does the column hold a JSON list? */
export function isMultiple(field: Field): boolean {
  return canBeList(field) && isMany(field.options);
}

/** Name of the collection that a relation points to; undefined for other fields. */
export function relationTargetOf(field: Field): string | undefined {
  return field.type === 'relation' ? String(field.options['collection']) : undefined;
}

/** Does an index cover all non-empty values of the field? */
function coversAll({ where }: Index, field: string): boolean {
  return where === undefined || where.replaceAll(/[\s"]/g, '').replace('<>', '!=') === `${field}!=''`;
}

/** Does the field have a unique index of its own, so that a back relation has at most one record? */
function isUniqueAlone(collection: Collection, field: string): boolean {
  return collection.indexes.some(
    (index) => index.unique && index.columns.length === 1 && index.columns[0] === field && coversAll(index, field),
  );
}

export interface BackRelation {
  readonly from: Collection;
  readonly field: string;
  readonly multiple: boolean;
  /** At most one record refers to the target. */
  readonly unique: boolean;
}

/** Parses `comments_via_article`; collection names may themselves contain `_via_`. */
export function backRelation(
  name: string,
  lookup: (collection: string) => Collection | undefined,
  target: Collection,
): BackRelation | undefined {
  for (let at = name.indexOf(via); at >= 0; at = name.indexOf(via, at + 1)) {
    const found = pointing(lookup(name.slice(0, at)), name.slice(at + via.length), target);
    if (found) return found;
  }
  return undefined;
}

const via = '_via_';

function pointing(from: Collection | undefined, field: string, target: Collection): BackRelation | undefined {
  const relation = from && Object.hasOwn(from.fields, field) ? from.fields[field] : undefined;
  if (!from || !relation || relationTargetOf(relation) !== target.name) return undefined;
  const multiple = isMultiple(relation);
  return { from, field, multiple, unique: !multiple && isUniqueAlone(from, field) };
}
