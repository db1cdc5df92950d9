import type { Connection, Grams, GramsEntry } from '../dialect.ts';
import type { SearchIndexQuery } from '../trigrams.ts';

const quote = (name: string): string => `"${name.replaceAll('"', '""')}"`;
const placesOf = (table: string): string => quote(`_words_${table}`);
const gramsOf = (table: string): string => quote(`_grams_${table}`);

/**
 * A table of places and, by place, SQLite's full-text index without the texts themselves. Ids of rows may change when
 * the file is made smaller, so places are numbers of their own.
 */
export const sqliteGrams: Grams = {
  table: placesOf,
  // In the order of the file: the index of ids lies all over it, and a count that walks through that takes thirty times as long.
  countable: (table) => `${placesOf(table)} NOT INDEXED`,
  async make(connection, table) {
    await connection.run(
      `CREATE TABLE ${placesOf(table)} ("n" INTEGER PRIMARY KEY NOT NULL, "id" TEXT NOT NULL UNIQUE)`,
      [],
    );
    await connection.run(
      `CREATE VIRTUAL TABLE ${gramsOf(table)} USING fts5("grams", content='', contentless_delete=1, detail='none', tokenize='ascii')`,
      [],
    );
  },
  async drop(connection, table) {
    await connection.run(`DROP TABLE IF EXISTS ${gramsOf(table)}`, []);
    await connection.run(`DROP TABLE IF EXISTS ${placesOf(table)}`, []);
  },
  async put(connection, table, { id, tokens }) {
    const known = await placeOf(connection, table, id);
    const n = known ?? (await makePlace(connection, table, id));
    const verb = known === undefined ? 'INSERT' : 'INSERT OR REPLACE';
    await connection.run(`${verb} INTO ${gramsOf(table)} (rowid, "grams") VALUES (?, ?)`, [n, tokens.join(' ')]);
  },
  async putOlder(connection, table, entries) {
    const [row] = await connection.all(`SELECT min("n") AS "n" FROM ${placesOf(table)}`, []);
    const first = Math.min(0, Number(row?.['n'] ?? 0));
    // Upwards: a smaller place than the last one makes the index write what it has gathered.
    for (let at = entries.length; at > 0; at--) {
      const { id, tokens } = entries[at - 1] as GramsEntry;
      await connection.run(`INSERT INTO ${placesOf(table)} ("n", "id") VALUES (?, ?)`, [first - at, id]);
      await connection.run(`INSERT INTO ${gramsOf(table)} (rowid, "grams") VALUES (?, ?)`, [
        first - at,
        tokens.join(' '),
      ]);
    }
  },
  async remove(connection, table, id) {
    const n = await placeOf(connection, table, id);
    if (n === undefined) return;
    await connection.run(`DELETE FROM ${gramsOf(table)} WHERE rowid = ?`, [n]);
    await connection.run(`DELETE FROM ${placesOf(table)} WHERE "n" = ?`, [n]);
  },
  async prune(connection, table) {
    const gone = await connection.all(
      `SELECT w."id" AS "id" FROM ${placesOf(table)} w WHERE NOT EXISTS (SELECT 1 FROM ${quote(table)} t WHERE t."id" = w."id")`,
      [],
    );
    for (const { id } of gone) await sqliteGrams.remove(connection, table, String(id));
  },
  ids(table, question, newest) {
    const grams = gramsOf(table);
    // Place by place, as a question within the question: a join may be turned around, and reads all places then.
    const id = `(select w."id" from ${placesOf(table)} w where w."n" = g.rowid)`;
    const order = newest === undefined ? '' : ` order by g.rowid desc limit ${Math.trunc(newest)}`;
    return { text: `select ${id} as id from ${grams} g where ${grams} match ?${order}`, params: [matchOf(question)] };
  },
};

async function placeOf(connection: Connection, table: string, id: string): Promise<number | undefined> {
  const [row] = await connection.all(`SELECT "n" FROM ${placesOf(table)} WHERE "id" = ?`, [id]);
  return row && Number(row['n']);
}

async function makePlace(connection: Connection, table: string, id: string): Promise<number> {
  const [row] = await connection.all(`INSERT INTO ${placesOf(table)} ("id") VALUES (?) RETURNING "n"`, [id]);
  return Number(row?.['n']);
}

/** The full-text index's own language; tokens hold none of its signs but are quoted all the same. */
function matchOf({ every, keys = [] }: SearchIndexQuery): string {
  const all = (tokens: readonly string[]): string => tokens.map((token) => `"${token}"`).join(' AND ');
  const groups = every.map((alternatives) => `(${alternatives.map((tokens) => `(${all(tokens)})`).join(' OR ')})`);
  return [...(keys.length > 0 ? [all(keys)] : []), ...groups].join(' AND ');
}
