import type { SqlValue } from '../../core/sql-value.ts';
import type { Compiled } from '../../filter/compile.ts';
import { keyOf, type TotalCache } from './total-cache.ts';

/** Longer lists are not cached: each page runs the query again. */
const maxListed = 5000;
/** Maximum number of cached ids, about 30 bytes each. */
const maxIds = 200_000;

interface Order {
  readonly versions: string;
  /** Undefined until so many rows were read for pages that reading all ids would not have cost more. */
  readonly ids?: readonly string[];
  /** Rows read for pages without the ids. */
  readonly read: number;
}

export interface OrderQuery {
  readonly compiled: Compiled;
  /** Parameters of the condition and the order. */
  readonly params: readonly SqlValue[];
  readonly totalItems: number;
  /** Rows that are read for the page without the ids. */
  readonly pageRows: number;
}

/**
 * Caches the ordered ids of lists that are paged through, until a write to a collection that the query reads. A page is
 * then fetched by its ids instead of scanning all previous pages. The ids are read when the pages since the last write
 * have cost as much as reading them all: a list never costs more than twice what the better choice would have.
 */
export class OrderCache {
  readonly #orders = new Map<string, Order>();
  readonly #totals: TotalCache;
  readonly #random: string;
  #count = 0;

  /** @param random the dialect's SQL for a random order, which is never cached */
  constructor(totals: TotalCache, random: string) {
    this.#totals = totals;
    this.#random = random;
  }

  /** Returns all ids in order, or undefined when the list is not cached. */
  async ids(query: OrderQuery, load: () => Promise<string[]>): Promise<readonly string[] | undefined> {
    const { compiled, params, totalItems, pageRows } = query;
    if (compiled.volatile || totalItems > maxListed || compiled.orderBy.sql.includes(this.#random)) return undefined;
    const key = `${keyOf(compiled, params)} ${compiled.orderBy.sql}`;
    const versions = this.#totals.versionsOf(compiled);
    const known = this.#orders.get(key);
    const isCurrent = known?.versions === versions;
    if (isCurrent && known.ids) return known.ids;
    const read = isCurrent ? known.read : 0;
    if (read < totalItems || !isCurrent) {
      this.#store(key, { versions, read: read + pageRows });
      return undefined;
    }
    const ids = await load();
    this.#store(key, { versions, ids, read });
    return ids;
  }

  #store(key: string, order: Order): void {
    this.#evict(key);
    this.#orders.set(key, order);
    this.#count += sizeOf(order);
    while (this.#count > maxIds) this.#evict(this.#orders.keys().next().value as string);
  }

  #evict(key: string): void {
    const known = this.#orders.get(key);
    if (known) this.#count -= sizeOf(known);
    this.#orders.delete(key);
  }
}

/** An entry without ids counts as ten for its key. */
const sizeOf = ({ ids }: Order): number => 10 + (ids?.length ?? 0);
