import type { Connection } from '@dossier/records';
import { type ChainEnd, chainedEvent, endAfter } from './event-chain.ts';

type Cells = Readonly<Record<string, unknown>>;

/** Events that are in memory together. */
const atOnce = 2_000;

/**
 * Rows of one statement; the rest of a list is written row by row. A list of another length would be another statement,
 * which the dialect keeps prepared.
 */
const perStatement = 100;

const start: ChainEnd = { number: 0, hash: '' };

/**
 * Numbers and hashes events that were written without, in the order in which they were written. It reads and writes the
 * table from its start to its end once, because rows in any other order would be read and written page by page.
 * @param rowId column of the insertion order
 */
export async function chainStoredEvents(connection: Connection, rowId: string): Promise<void> {
  let last = 0;
  for (;;) {
    const rows = await connection.all(
      `SELECT "events".*, "${rowId}" AS "row" FROM "events" WHERE "${rowId}" > ? ORDER BY "${rowId}" LIMIT ${atOnce}`,
      [last],
    );
    if (rows.length === 0) return;
    last = Number(rows.at(-1)?.['row']);
    await chainRows(
      connection,
      rowId,
      rows.filter(({ request }) => request !== ''),
    );
  }
}

async function chainRows(connection: Connection, rowId: string, rows: readonly Cells[]): Promise<void> {
  const ends = await readEnds(connection, [...new Set(rows.map(({ request }) => String(request)))]);
  const events = rows.map((row): Update => {
    const request = String(row['request']);
    const end = endAfter(ends.get(request) ?? start, chainedEvent(row));
    ends.set(request, end);
    return { key: String(row['row']), ...end };
  });
  await update(connection, { table: 'events', key: rowId, type: 'BIGINT', columns: ['number', 'hash'] }, events);
  const target = {
    table: 'gk_requests',
    key: 'id',
    type: 'TEXT',
    columns: ['history_entries', 'history_hash'],
  } as const;
  await update(
    connection,
    target,
    [...ends].map(([key, end]) => ({ key, ...end })),
  );
}

async function readEnds(connection: Connection, ids: readonly string[]): Promise<Map<string, ChainEnd>> {
  const ends = new Map<string, ChainEnd>();
  for (const some of statementsOf(ids)) {
    const sql = `SELECT "id", "history_entries", "history_hash" FROM "gk_requests" WHERE "id" IN (${some.map(() => '?').join()})`;
    for (const row of await connection.all(sql, some))
      ends.set(String(row['id']), { number: Number(row['history_entries']), hash: String(row['history_hash']) });
  }
  return ends;
}

/** Splits a list into parts of `perStatement` and of one. */
function statementsOf<T>(list: readonly T[]): T[][] {
  const full = list.length - (list.length % perStatement);
  const parts = Array.from({ length: full / perStatement }, (_, index) =>
    list.slice(index * perStatement, (index + 1) * perStatement),
  );
  return [...parts, ...list.slice(full).map((item) => [item])];
}

interface Target {
  readonly table: string;
  readonly key: string;
  /** Of the key. */
  readonly type: 'BIGINT' | 'TEXT';
  readonly columns: readonly [number: string, text: string];
}

interface Update extends ChainEnd {
  readonly key: string;
}

/** Updates a number and a text of many rows. */
async function update(
  connection: Connection,
  { table, key, type, columns: [number, text] }: Target,
  rows: readonly Update[],
): Promise<void> {
  for (const some of statementsOf(rows)) {
    // Parameters of a list of values are texts on PostgreSQL.
    await connection.run(
      `WITH v("k", "n", "t") AS (VALUES ${some.map(() => '(?, ?, ?)').join()}) UPDATE "${table}"
       SET "${number}" = CAST(v."n" AS DOUBLE PRECISION), "${text}" = v."t" FROM v
       WHERE "${table}"."${key}" = CAST(v."k" AS ${type})`,
      some.flatMap((row) => [row.key, String(row.number), row.hash]),
    );
  }
}
