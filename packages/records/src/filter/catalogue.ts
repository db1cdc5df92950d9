import type { Collection } from '../collection/collection.ts';

/** The collections of a database. */
export interface Catalogue {
  /** By name (without regard to case) or id. */
  find(nameOrId: string): Collection | undefined;
}

/** Shape: one lookup for names and ids. */
export function catalogueOf(collections: Iterable<Collection>): Catalogue {
  const known = new Map<string, Collection>();
  for (const collection of collections) {
    known.set(collection.id, collection);
    known.set(collection.name.toLowerCase(), collection);
  }
  return { find: (nameOrId) => known.get(nameOrId) ?? known.get(nameOrId.toLowerCase()) };
}
