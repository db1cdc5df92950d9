import type { Collection } from '../../collection/collection.ts';
import type { Field } from '../../fields/field.ts';
import type { Catalogue } from '../../filter/catalogue.ts';
import { backRelation, isMultiple, relationTargetOf } from '../../filter/field-facts.ts';

/** Source: docs/reference/record-api.md 5.2. */
export const maxExpandLevels = 6;

/** One step of an expand path: from a record to related records. */
export interface ExpandStep {
  readonly target: Collection;
  /** The relation field: of the record itself, or with `back` of the target. */
  readonly field: string;
  readonly back: boolean;
  readonly many: boolean;
  /** No relation has this name. */
  readonly broken?: boolean;
  readonly below: ExpandTree;
}

export type ExpandTree = Map<string, ExpandStep>;

export interface ExpandQuery {
  readonly catalogue: Catalogue;
  readonly isSuperuser: boolean;
  /** Expands only into collections that may be listed. */
  readonly strict: boolean;
}

/**
 * Parses the comma-separated paths into a tree; undefined when there are none. Unknown relations are included as
 * broken steps. A path that is a prefix of another one is merged into it.
 */
export function readExpand(query: ExpandQuery, collection: Collection, text: string): ExpandTree | undefined {
  const paths = text.split(',').map((entry) => entry.replaceAll(' ', '').replace(/^\.+|\.+$/g, ''));
  const tree: ExpandTree = new Map();
  for (const path of paths) if (path !== '') addPath(query, tree, collection, path.split('.'));
  return tree.size > 0 ? tree : undefined;
}

/** Ignores levels below the maximum. */
function addPath(query: ExpandQuery, tree: ExpandTree, collection: Collection, names: readonly string[]): void {
  let at = collection;
  let level = tree;
  for (const name of names.slice(0, maxExpandLevels)) {
    const step = level.get(name) ?? stepFrom(query, at, name) ?? brokenStep(at);
    level.set(name, step);
    if (step.broken) return;
    level = step.below;
    at = step.target;
  }
}

const brokenStep = (target: Collection): ExpandStep => ({
  target,
  field: '',
  back: false,
  many: false,
  broken: true,
  below: new Map(),
});

function stepFrom(query: ExpandQuery, collection: Collection, name: string): ExpandStep | undefined {
  const step = relationStep(query, collection, name) ?? backStep(query, collection, name);
  const isClosed = query.strict && !query.isSuperuser && step?.target.rules.list === null;
  return isClosed ? undefined : step;
}

function visibleField(query: ExpandQuery, collection: Collection, name: string): Field | undefined {
  const field = Object.hasOwn(collection.fields, name) ? collection.fields[name] : undefined;
  return field && (query.isSuperuser || !field.options.hidden) ? field : undefined;
}

function relationStep(query: ExpandQuery, collection: Collection, name: string): ExpandStep | undefined {
  const field = visibleField(query, collection, name);
  const target = field && query.catalogue.find(relationTargetOf(field) ?? '');
  return field && target && { target, field: name, back: false, many: isMultiple(field), below: new Map() };
}

function backStep(query: ExpandQuery, collection: Collection, name: string): ExpandStep | undefined {
  const found = backRelation(name, query.catalogue.find, collection);
  if (!found || !visibleField(query, found.from, found.field)) return undefined;
  return { target: found.from, field: found.field, back: true, many: !found.unique, below: new Map() };
}
