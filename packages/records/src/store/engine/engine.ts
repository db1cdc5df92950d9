import type { Collection } from '../../collection/collection.ts';
import type { Dialect } from '../../dialect/dialect.ts';
import { relationTarget } from '../../fields/relation.ts';
import { isMany } from '../../fields/values.ts';
import { type Compiler, createCompiler } from '../../filter/cache.ts';
import { catalogueOf } from '../../filter/catalogue.ts';

/** A relation field that points to a collection. */
export interface Referrer {
  readonly collection: Collection;
  readonly field: string;
  readonly multiple: boolean;
  readonly required: boolean;
  readonly cascadeDelete: boolean;
}

/** State shared by all parts of one store. */
export interface Engine {
  readonly dialect: Dialect;
  readonly collections: ReadonlyMap<string, Collection>;
  /** Relation fields that point to a collection, by its name. */
  readonly referrers: ReadonlyMap<string, readonly Referrer[]>;
  readonly strict: boolean;
  /** Collections whose search index contains every record. */
  readonly completeIndexes: Set<string>;
  /** Filters, rules and sorts, compiled once. */
  readonly compiler: Compiler;
  now(): Date;
}

/** @throws when a relation points to an undeclared collection, or two declarations share a name */
export function makeEngine(
  collections: readonly Collection[],
  dialect: Dialect,
  strict: boolean,
  now: () => Date,
): Engine {
  const byName = new Map<string, Collection>();
  const lowerNames = new Set<string>();
  for (const collection of collections) {
    // Names in URLs and filters are case-insensitive.
    const lower = collection.name.toLowerCase();
    if (lowerNames.has(lower)) throw new Error(`Two collections are called "${collection.name}".`);
    lowerNames.add(lower);
    byName.set(collection.name, collection);
  }
  const compiler = createCompiler(catalogueOf(byName.values()), dialect.sql);
  return {
    dialect,
    collections: byName,
    referrers: findReferrers(byName),
    strict,
    completeIndexes: new Set(),
    compiler,
    now,
  };
}

/** @throws for a name that is not declared */
export function collectionOf(engine: Engine, name: string): Collection {
  const collection = engine.collections.get(name);
  if (!collection) throw new Error(`There is no collection "${name}".`);
  return collection;
}

function findReferrers(collections: ReadonlyMap<string, Collection>): Map<string, Referrer[]> {
  const referrers = new Map<string, Referrer[]>();
  for (const collection of collections.values()) {
    for (const [name, field] of Object.entries(collection.fields)) {
      if (field.type !== 'relation') continue;
      const target = relationTarget(field);
      if (!collections.has(target)) {
        throw new Error(`${collection.name}.${name} points to "${target}", which is not a declared collection.`);
      }
      const { options } = field;
      const referrer = {
        collection,
        field: name,
        multiple: isMany(options),
        required: options.required === true,
        cascadeDelete: options['cascadeDelete'] === true,
      };
      referrers.set(target, [...(referrers.get(target) ?? []), referrer]);
    }
  }
  return referrers;
}
