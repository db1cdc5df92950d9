import type { Collection, Index } from '../collection/collection.ts';
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

/** Does an index leave out nothing but empty values of the field? */
function coversAll({ where }: Index, field: string): boolean {
  return where === undefined || where.replaceAll(/[\s"]/g, '').replace('<>', '!=') === `${field}!=''`;
}

/** Has the field a unique index of its own, so that a back relation through it gives at most one record? */
function isUniqueAlone(collection: Collection, field: string): boolean {
  return collection.indexes.some(
    (index) => index.unique && index.columns.length === 1 && index.columns[0] === field && coversAll(index, field),
  );
}

export interface BackRelation {
  readonly from: Collection;
  readonly field: string;
  readonly multiple: boolean;
  /** At most one record points here. */
  readonly unique: boolean;
}

/** The parts of `comments_via_article`; a name that itself contains `_via_` is found too. */
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
  if (!from || !relation || relationTarget(relation) !== target.name) return undefined;
  const multiple = isMultiple(relation);
  return { from, field, multiple, unique: !multiple && isUniqueAlone(from, field) };
}
