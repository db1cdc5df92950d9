import type { Change } from '../../collection/change.ts';
import type { SqlValue } from '../../core/sql-value.ts';
import type { Compiled } from '../../filter/compile.ts';

/** Maximum number of cached totals; the least recently used is evicted first. */
const maxTotals = 2000;

interface Total {
  readonly versions: string;
  readonly value: unknown;
}

/**
 * Caches the number of records of a query until a write to a collection that the query reads. Queries that depend on
 * the clock are never cached.
 */
export class TotalCache {
  readonly #totals = new Map<string, Total>();
  readonly #versions = new Map<string, number>();
  readonly #unreportedWrites: () => number;
  #epoch = 0;

  /** @param unreportedWrites see `Dialect.unreportedWrites` */
  constructor(unreportedWrites: () => number = () => 0) {
    this.#unreportedWrites = unreportedWrites;
  }

  /** Invalidates totals; called with every committed change. */
  invalidate(changes: readonly Change[]): void {
    for (const { collection } of changes) this.#versions.set(collection, (this.#versions.get(collection) ?? 0) + 1);
  }

  /** Invalidates everything, when writes of other processes may be unknown. */
  forget(): void {
    this.#epoch += 1;
  }

  async count(compiled: Compiled, params: readonly SqlValue[], load: () => Promise<number>): Promise<number> {
    return compiled.volatile ? load() : this.remember(keyOf(compiled, params), compiled, load);
  }

  /** Caches any small result. The key must identify the query completely. */
  async remember<T>(key: string, dependsOn: Pick<Compiled, 'tables'>, load: () => Promise<T>): Promise<T> {
    // Read before the query: a write during the query invalidates its result.
    const versions = this.versionsOf(dependsOn);
    const known = this.#totals.get(key);
    if (known?.versions === versions) return known.value as T;
    const value = await load();
    this.#totals.delete(key);
    this.#totals.set(key, { versions, value });
    if (this.#totals.size > maxTotals) this.#totals.delete(this.#totals.keys().next().value as string);
    return value;
  }

  /** Returns a text that changes with each write to one of the tables. */
  versionsOf({ tables }: Pick<Compiled, 'tables'>): string {
    return [
      this.#epoch,
      this.#unreportedWrites(),
      ...[...tables].map((table) => this.#versions.get(table) ?? 0),
    ].join();
  }
}

/** Queries with the same key have the same result. */
export function keyOf({ where, tables }: Compiled, params: readonly SqlValue[]): string {
  return JSON.stringify([where.sql, [...tables][0], ...params.map(String), params.map((param) => typeof param)]);
}
