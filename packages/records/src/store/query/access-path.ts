import type { Collection } from '../../collection/collection.ts';
import type { Dialect } from '../../dialect/dialect.ts';
import { type Compiled, rootAlias } from '../../filter/compile.ts';
import type { BindContext, Fragment } from '../../filter/fragment.ts';
import { paramsOf } from '../../filter/run.ts';
import { quoted, raw, sql } from '../../filter/sql.ts';
import type { RunSql } from '../../rules/check.ts';
import type { Bounds } from './bounds.ts';

/** More rows than this are not gathered before a query: they are frequent enough to be found in the query's order. */
const maxListed = 20_000;

/** Relative costs per row: reading a row by its key, an entry of an index, gathering a row id and testing it. */
const cost = { row: 10, entry: 1, gathered: 3 } as const;

/** One query of a list: everything that the choice of its indexes depends on. */
export interface Access {
  readonly runSql: RunSql;
  readonly collection: Collection;
  readonly compiled: Compiled;
  readonly context: BindContext;
}

/**
 * Chooses the index for conditions like `owner.team = @request.auth.team`, which compare a relation with a list of ids.
 * SQLite uses one index per table and knows neither the length of the list nor how often its rows occur, so for a page
 * it sorts all rows of the list, or reads the sorted rows of everyone until the page is full. The rows of the list
 * are counted first (a few index entries), and the cheapest of three conditions with the same result is returned.
 * Source: docs/decisions/0138-relation-rules-combine-two-indexes.md.
 */
export class AccessPaths {
  readonly #dialect: Dialect;
  readonly #bounds: Bounds;
  /** Whether the order, and for counts the condition, can be read from an index. */
  readonly #isIndexed = new WeakMap<Compiled, Promise<boolean>>();

  constructor(dialect: Dialect, bounds: Bounds) {
    this.#dialect = dialect;
    this.#bounds = bounds;
  }

  /** @param last number of the last row that the page needs, counted from the start of the list */
  async forPage(access: Access, last: number): Promise<Compiled> {
    const { compiled, collection } = access;
    if (!compiled.parts || !(await this.#isOrdered(access))) return compiled;
    const listed = await listedRows(access);
    if (listed === 0) return compiled;
    const total = await this.#bounds.rowsOf(collection.name);
    // Assumes that the rows of the list are distributed evenly.
    const read = Math.min(total, (last * total) / listed);
    const paths = [
      { of: inOrder, cost: read * cost.row },
      { of: intersected, cost: listed > maxListed ? Infinity : listed * cost.gathered + read * cost.entry },
      { of: fromList, cost: listed > maxListed ? Infinity : listed * (cost.row + cost.gathered) },
    ];
    const [best] = paths.sort((a, b) => a.cost - b.cost);
    return best ? { ...compiled, where: best.of(access, this.#dialect.sql.rowId) } : compiled;
  }

  /** Whether a page is read from an index in its order, so that it costs only the rows up to its end. */
  async readsOnlyPage(access: Access): Promise<boolean> {
    return access.compiled.parts === undefined && (await this.#isOrdered(access));
  }

  #isOrdered({ collection, compiled, context }: Access): Promise<boolean> {
    const known = this.#isIndexed.get(compiled);
    if (known) return known;
    const rest = compiled.parts?.rest ?? compiled.where;
    const { orderBy } = compiled;
    const text = `SELECT 1 FROM ${quoted(collection.name)} AS "${rootAlias}" WHERE ${rest.sql} ORDER BY ${orderBy.sql}`;
    const params = [...paramsOf(rest, context), ...paramsOf(orderBy, context)];
    const answer = this.#dialect.readsByIndex?.(text, params) ?? Promise.resolve(false);
    this.#isIndexed.set(compiled, answer);
    return answer;
  }
}

/** Counts the rows of the list, up to a limit. */
async function listedRows({ runSql, collection, compiled, context }: Access): Promise<number> {
  const { listed = raw('TRUE') } = compiled.parts ?? {};
  const from = `SELECT 1 FROM ${quoted(collection.name)} AS "${rootAlias}" WHERE ${listed.sql} LIMIT ${maxListed + 1}`;
  const [row] = await runSql(`SELECT COUNT(*) AS "total" FROM (${from}) AS "listed"`, paramsOf(listed, context));
  return Number(row?.['total'] ?? 0);
}

/** Each with the parts of a compiled query that has them. IS TRUE hides a condition from the planner. */
type Path = (access: Access, rowId: string) => Fragment;

const partsOf = ({ compiled }: Access) => compiled.parts ?? { listed: raw('TRUE'), rest: compiled.where };

/** Reads the rows in the order of the query and tests each. */
const inOrder: Path = (access) => {
  const { listed, rest } = partsOf(access);
  return sql`${rest} AND (${listed}) IS TRUE`;
};

/** Reads entries of the index in the order of the query, and only the rows whose ids the other index contains. */
const intersected: Path = (access, rowId) => {
  const { listed, rest } = partsOf(access);
  const key = raw(`"${rootAlias}".${rowId}`);
  const table = raw(`${quoted(access.collection.name)} AS "${rootAlias}"`);
  return sql`${rest} AND (${key} IN (SELECT ${key} FROM ${table} WHERE ${listed})) IS TRUE`;
};

/** Reads the rows of the list, and sorts them. */
const fromList: Path = (access) => {
  const { listed, rest } = partsOf(access);
  return sql`${listed} AND (${rest}) IS TRUE`;
};
