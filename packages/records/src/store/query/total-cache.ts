import type { Change } from '../../collection/change.ts';
import type { SqlValue } from '../../core/sql-value.ts';
import type { Compiled } from '../../filter/compile.ts';

/** Totals kept; the least recently used goes first. */
const maxTotals = 2000;

interface Total {
  readonly versions: string;
  readonly value: unknown;
}

/**
 * Remembers how many records a question has, until a write to any collection that the question looks at.
 * RecordQueries that depend on the clock are never remembered.
 */
export class TotalCache {
  readonly #totals = new Map<string, Total>();
  readonly #versions = new Map<string, number>();

  /** To be told of every committed change. */
  forget(changes: readonly Change[]): void {
    for (const { collection } of changes) this.#versions.set(collection, (this.#versions.get(collection) ?? 0) + 1);
  }

  async count(compiled: Compiled, params: readonly SqlValue[], ask: () => Promise<number>): Promise<number> {
    return compiled.volatile ? ask() : this.remember(keyOf(compiled, params), compiled, ask);
  }

  /** Any small answer under a key that says the whole question. */
  async remember<T>(key: string, looksAt: Pick<Compiled, 'tables'>, ask: () => Promise<T>): Promise<T> {
    // Read before asking: a write in between makes the answer old at once.
    const versions = this.versionsOf(looksAt);
    const known = this.#totals.get(key);
    if (known?.versions === versions) return known.value as T;
    const value = await ask();
    this.#totals.delete(key);
    this.#totals.set(key, { versions, value });
    if (this.#totals.size > maxTotals) this.#totals.delete(this.#totals.keys().next().value as string);
    return value;
  }

  /** Another text after each write to a collection that the question looks at. */
  versionsOf({ tables }: Pick<Compiled, 'tables'>): string {
    return [...tables].map((table) => this.#versions.get(table) ?? 0).join();
  }
}

/** Two questions have the same key when their rows are the same. */
export function keyOf({ where, tables }: Compiled, params: readonly SqlValue[]): string {
  return JSON.stringify([where.sql, [...tables][0], ...params.map(String), params.map((param) => typeof param)]);
}
