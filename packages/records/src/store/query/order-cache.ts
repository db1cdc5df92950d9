import type { SqlValue } from '../../core/sql-value.ts';
import type { Compiled } from '../../filter/compile.ts';
import { keyOf, type TotalCache } from './total-cache.ts';

/** A list with more records than this is walked through anew for each page. */
const maxListed = 5000;
/** Ids kept in all; about thirty bytes each. */
const maxIds = 200_000;

interface Order {
  readonly versions: string;
  /** Undefined after the first asking: only who comes back for another page makes it worth while. */
  readonly ids?: readonly string[];
}

export interface OrderQuestion {
  readonly compiled: Compiled;
  /** Of the condition and the order. */
  readonly params: readonly SqlValue[];
  readonly totalItems: number;
}

/**
 * Remembers the order of lists whose pages are asked for one after another, until a write to any collection that the
 * question looks at. A page is then fetched by its ids, and not by walking past all pages before it.
 */
export class OrderCache {
  readonly #orders = new Map<string, Order>();
  readonly #totals: TotalCache;
  readonly #random: string;
  #count = 0;

  /** `random` is the dialect's word for an order that is another one each time. */
  constructor(totals: TotalCache, random: string) {
    this.#totals = totals;
    this.#random = random;
  }

  /** All ids in order; undefined where the list is not remembered. */
  async ids(question: OrderQuestion, ask: () => Promise<string[]>): Promise<readonly string[] | undefined> {
    const { compiled, params, totalItems } = question;
    if (compiled.volatile || totalItems > maxListed || compiled.orderBy.sql.includes(this.#random)) return undefined;
    const key = `${keyOf(compiled, params)} ${compiled.orderBy.sql}`;
    const versions = this.#totals.versionsOf(compiled);
    const known = this.#orders.get(key);
    if (known?.versions !== versions) {
      this.#keep(key, { versions });
      return undefined;
    }
    if (known.ids) return known.ids;
    const ids = await ask();
    this.#keep(key, { versions, ids });
    return ids;
  }

  #keep(key: string, order: Order): void {
    this.#forget(key);
    this.#orders.set(key, order);
    this.#count += sizeOf(order);
    while (this.#count > maxIds) this.#forget(this.#orders.keys().next().value as string);
  }

  #forget(key: string): void {
    const known = this.#orders.get(key);
    if (known) this.#count -= sizeOf(known);
    this.#orders.delete(key);
  }
}

/** Ten for the key itself. */
const sizeOf = ({ ids }: Order): number => 10 + (ids?.length ?? 0);
