import { ApiError } from '../../core/errors.ts';
import { type Dialect, TookTooLong } from '../../dialect/dialect.ts';
import type { Compiled } from '../../filter/compile.ts';
import { quoted } from '../../filter/sql.ts';
import type { RunSql } from '../../rules/check.ts';

/** Unit: `QueryCost`. Queries above the first limit run isolated; those above the second are refused. */
export const isolatedFrom = 2_000_000;
export const refusedFrom = 10_000_000_000;

/** Maximum age of the row counts used in estimates. Unit: milliseconds. */
const countsAge = 60_000;

/** Chooses where a client's query runs, by its estimated cost. Refuses with 400 what would block other requests. */
export class Bounds {
  readonly #dialect: Dialect;
  readonly #counts = new Map<string, { readonly count: number; readonly until: number }>();

  constructor(dialect: Dialect) {
    this.#dialect = dialect;
  }

  /**
   * Returns the function that runs a query.
   * @param rows number of records the query is applied to; all records of its collection when absent
   * @throws ApiError 400 when the query costs too much
   */
  async runnerFor(compiled: Compiled, rows?: number): Promise<RunSql> {
    const counts = await this.#countsOf(compiled.tables);
    const [root = ''] = compiled.tables;
    const cost = (rows ?? Math.max(1, counts.get(root) ?? 1)) * compiled.cost((name) => counts.get(name) ?? 1);
    if (cost > refusedFrom) throw tooExpensive();
    const { isolated } = this.#dialect;
    if (cost <= isolatedFrom || !isolated) return (sql, params) => this.#dialect.all(sql, params);
    return async (sql, params) => {
      try {
        return await isolated(sql, params);
      } catch (error) {
        throw error instanceof TookTooLong ? tooExpensive() : error;
      }
    };
  }

  /** The approximate number of rows of a table. */
  rowsOf(table: string): Promise<number> {
    return this.#countOf(table);
  }

  async #countsOf(tables: Iterable<string>): Promise<Map<string, number>> {
    const counts = new Map<string, number>();
    for (const table of tables) counts.set(table, await this.#countOf(table));
    return counts;
  }

  /** Reads the newest row id instead of counting: fast, but too high where many rows were deleted. */
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

function tooExpensive(): ApiError {
  return new ApiError(400, 'The filter or sort is too expensive. Narrow it down.');
}
