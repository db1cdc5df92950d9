import { ApiError } from '../../core/errors.ts';
import { type Dialect, TookTooLong } from '../../dialect/dialect.ts';
import type { Compiled } from '../../filter/compile.ts';
import { quoted } from '../../filter/sql.ts';
import type { RunSql } from '../../rules/check.ts';

/** Unit: see `Work`. Up to the first a question is asked like any other; beyond the second never. */
export const isolatedFrom = 2_000_000;
export const refusedFrom = 10_000_000_000;

/** How long the counts of an estimate may be old. Unit: milliseconds. */
const countsAge = 60_000;

/** Errors: 400 `tooMuchWork` for a question of outside that would hold up the others. */
export class Bounds {
  readonly #dialect: Dialect;
  readonly #counts = new Map<string, { readonly count: number; readonly until: number }>();

  constructor(dialect: Dialect) {
    this.#dialect = dialect;
  }

  /** How to ask this question: over all records of its collection, or so many. */
  async ask(compiled: Compiled, rows?: number): Promise<RunSql> {
    const counts = await this.#countsOf(compiled.tables);
    const [root = ''] = compiled.tables;
    const cost = (rows ?? Math.max(1, counts.get(root) ?? 1)) * compiled.cost((name) => counts.get(name) ?? 1);
    if (cost > refusedFrom) throw tooMuchWork();
    const { isolated } = this.#dialect;
    if (cost <= isolatedFrom || !isolated) return (sql, params) => this.#dialect.all(sql, params);
    return async (sql, params) => {
      try {
        return await isolated(sql, params);
      } catch (error) {
        throw error instanceof TookTooLong ? tooMuchWork() : error;
      }
    };
  }

  async #countsOf(tables: Iterable<string>): Promise<Map<string, number>> {
    const counts = new Map<string, number>();
    for (const table of tables) counts.set(table, await this.#countOf(table));
    return counts;
  }

  /** The newest number of insertion, which is found at once; too high where much was deleted. */
  async #countOf(table: string): Promise<number> {
    const known = this.#counts.get(table);
    const now = performance.now();
    if (known && known.until > now) return known.count;
    const { sql } = this.#dialect;
    const [row] = await this.#dialect.all(`SELECT max(${sql.rowId}) AS "count" FROM ${quoted(table)}`, []);
    const count = Number(row?.['count'] ?? 0);
    this.#counts.set(table, { count, until: now + countsAge });
    return count;
  }
}

function tooMuchWork(): ApiError {
  return new ApiError(400, 'The filter or sort asks for too much work: narrow it down.');
}
