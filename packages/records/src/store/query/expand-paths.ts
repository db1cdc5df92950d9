import type { Collection } from '../../collection/collection.ts';
import type { Field } from '../../fields/field.ts';
import type { Catalogue } from '../../filter/catalogue.ts';
import { backRelation, isMultiple, relationTarget } from '../../filter/field-facts.ts';

/** Source: docs/reference/record-api.md 5.2. */
export const maxExpandLevels = 6;

/** One step of an expand: from a record to others. */
export interface ExpandStep {
  readonly target: Collection;
  /** The pointing field: of the record itself, or with `back` of the target. */
  readonly field: string;
  readonly back: boolean;
  readonly many: boolean;
  /** There is nothing of this name. */
  readonly broken?: boolean;
  readonly below: ExpandTree;
}

export type ExpandTree = Map<string, ExpandStep>;

export interface ExpandQuery {
  readonly catalogue: Catalogue;
  readonly isSuperuser: boolean;
  /** Only collections that may be listed. */
  readonly strict: boolean;
}

/**
 * The paths as a tree; undefined without any. What does not exist is in it too, as broken. A path that is the
 * beginning of another one counts as that one.
 */
export function readExpand(query: ExpandQuery, collection: Collection, text: string): ExpandTree | undefined {
  const paths = text.split(',').map((entry) => entry.replaceAll(' ', '').replace(/^\.+|\.+$/g, ''));
  const tree: ExpandTree = new Map();
  for (const path of paths) if (path !== '') addPath(query, tree, collection, path.split('.'));
  return tree.size > 0 ? tree : undefined;
}

/** Deeper levels than are allowed are not looked at. */
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
  const target = field && query.catalogue.find(relationTarget(field) ?? '');
  return field && target && { target, field: name, back: false, many: isMultiple(field), below: new Map() };
}

function backStep(query: ExpandQuery, collection: Collection, name: string): ExpandStep | undefined {
  const found = backRelation(name, query.catalogue.find, collection);
  if (!found || !visibleField(query, found.from, found.field)) return undefined;
  return { target: found.from, field: found.field, back: true, many: !found.unique, below: new Map() };
}
