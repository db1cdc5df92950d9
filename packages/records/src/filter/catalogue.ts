import type { Collection } from '../collection/collection.ts';

/** The collections of a database. */
export interface Catalogue {
  /** Finds a collection by case-insensitive name or by id. */
  find(nameOrId: string): Collection | undefined;
}

/** Creates the lookup of collections. */
export function catalogueOf(collections: Iterable<Collection>): Catalogue {
  const known = new Map<string, Collection>();
  for (const collection of collections) {
    known.set(collection.id, collection);
    known.set(collection.name.toLowerCase(), collection);
  }
  return { find: (nameOrId) => known.get(nameOrId) ?? known.get(nameOrId.toLowerCase()) };
}
