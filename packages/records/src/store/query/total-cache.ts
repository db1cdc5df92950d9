import type { Compiled } from '../../filter/compile.ts';
import type { Change } from '../change.ts';
import type { SqlValue } from '../dialect/dialect.ts';

/** Totals kept; the least recently used goes first. */
const maxTotals = 2000;

interface Total {
  readonly versions: string;
  readonly count: number;
}

/**
 * Remembers how many records a question has, until a write to any collection that the question looks at.
 * Questions that depend on the clock are never remembered.
 */
export class TotalCache {
  readonly #totals = new Map<string, Total>();
  readonly #versions = new Map<string, number>();

  /** To be told of every committed change. */
  forget(changes: readonly Change[]): void {
    for (const { collection } of changes) this.#versions.set(collection, (this.#versions.get(collection) ?? 0) + 1);
  }

  async count(compiled: Compiled, params: readonly SqlValue[], ask: () => Promise<number>): Promise<number> {
    if (compiled.volatile) return ask();
    const key = keyOf(compiled, params);
    // Read before asking: a write in between makes the answer old at once.
    const versions = this.versionsOf(compiled);
    const known = this.#totals.get(key);
    if (known?.versions === versions) return known.count;
    const count = await ask();
    this.#totals.delete(key);
    this.#totals.set(key, { versions, count });
    if (this.#totals.size > maxTotals) this.#totals.delete(this.#totals.keys().next().value as string);
    return count;
  }

  /** Another text after each write to a collection that the question looks at. */
  versionsOf({ tables }: Compiled): string {
    return [...tables].map((table) => this.#versions.get(table) ?? 0).join();
  }
}

/** Two questions have the same key when their rows are the same. */
export function keyOf({ where, tables }: Compiled, params: readonly SqlValue[]): string {
  return JSON.stringify([where.sql, [...tables][0], ...params.map(String), params.map((param) => typeof param)]);
}
