import type { Connection, Grams, GramsEntry } from '../dialect.ts';
import type { SearchIndexQuery } from '../trigrams.ts';

const quote = (name: string): string => `"${name.replaceAll('"', '""')}"`;
const positionsTable = (table: string): string => quote(`_words_${table}`);
const gramsOf = (table: string): string => quote(`_grams_${table}`);

/**
 * A table of positions and, by position, a contentless full-text index. Positions are stored explicitly because VACUUM
 * may change row ids.
 */
export const sqliteGrams: Grams = {
  table: positionsTable,
  // Scans the table instead of the index of ids, which is scattered over the file: thirty times as fast.
  countable: (table) => `${positionsTable(table)} NOT INDEXED`,
  async make(connection, table) {
    await connection.run(
      `CREATE TABLE ${positionsTable(table)} ("n" INTEGER PRIMARY KEY NOT NULL, "id" TEXT NOT NULL UNIQUE)`,
      [],
    );
    await connection.run(
      `CREATE VIRTUAL TABLE ${gramsOf(table)} USING fts5("grams", content='', contentless_delete=1, detail='none', tokenize='ascii')`,
      [],
    );
  },
  async drop(connection, table) {
    await connection.run(`DROP TABLE IF EXISTS ${gramsOf(table)}`, []);
    await connection.run(`DROP TABLE IF EXISTS ${positionsTable(table)}`, []);
  },
  async put(connection, table, { id, tokens }) {
    const known = await positionOf(connection, table, id);
    const n = known ?? (await createPosition(connection, table, id));
    const verb = known === undefined ? 'INSERT' : 'INSERT OR REPLACE';
    await connection.run(`${verb} INTO ${gramsOf(table)} (rowid, "grams") VALUES (?, ?)`, [n, tokens.join(' ')]);
  },
  async putOlder(connection, table, entries) {
    const [row] = await connection.all(`SELECT min("n") AS "n" FROM ${positionsTable(table)}`, []);
    const first = Math.min(0, Number(row?.['n'] ?? 0));
    // Ascending: a position below the last one makes FTS5 flush its pending rows.
    for (let at = entries.length; at > 0; at--) {
      const { id, tokens } = entries[at - 1] as GramsEntry;
      await connection.run(`INSERT INTO ${positionsTable(table)} ("n", "id") VALUES (?, ?)`, [first - at, id]);
      await connection.run(`INSERT INTO ${gramsOf(table)} (rowid, "grams") VALUES (?, ?)`, [
        first - at,
        tokens.join(' '),
      ]);
    }
  },
  async remove(connection, table, id) {
    const n = await positionOf(connection, table, id);
    if (n === undefined) return;
    await connection.run(`DELETE FROM ${gramsOf(table)} WHERE rowid = ?`, [n]);
    await connection.run(`DELETE FROM ${positionsTable(table)} WHERE "n" = ?`, [n]);
  },
  async prune(connection, table) {
    const gone = await connection.all(
      `SELECT w."id" AS "id" FROM ${positionsTable(table)} w WHERE NOT EXISTS (SELECT 1 FROM ${quote(table)} t WHERE t."id" = w."id")`,
      [],
    );
    for (const { id } of gone) await sqliteGrams.remove(connection, table, String(id));
  },
  ids(table, query, newest) {
    const grams = gramsOf(table);
    // A scalar subquery per row: the planner may reorder a join, and would then scan all positions.
    const id = `(select w."id" from ${positionsTable(table)} w where w."n" = g.rowid)`;
    const order = newest === undefined ? '' : ` order by g.rowid desc limit ${Math.trunc(newest)}`;
    return { text: `select ${id} as id from ${grams} g where ${grams} match ?${order}`, params: [matchOf(query)] };
  },
};

async function positionOf(connection: Connection, table: string, id: string): Promise<number | undefined> {
  const [row] = await connection.all(`SELECT "n" FROM ${positionsTable(table)} WHERE "id" = ?`, [id]);
  return row && Number(row['n']);
}

async function createPosition(connection: Connection, table: string, id: string): Promise<number> {
  const [row] = await connection.all(`INSERT INTO ${positionsTable(table)} ("id") VALUES (?) RETURNING "n"`, [id]);
  return Number(row?.['n']);
}

/** Builds the FTS5 query. Tokens contain none of its special characters but are quoted anyway. */
function matchOf({ every, keys = [] }: SearchIndexQuery): string {
  const all = (tokens: readonly string[]): string => tokens.map((token) => `"${token}"`).join(' AND ');
  const groups = every.map((alternatives) => `(${alternatives.map((tokens) => `(${all(tokens)})`).join(' OR ')})`);
  return [...(keys.length > 0 ? [all(keys)] : []), ...groups].join(' AND ');
}
