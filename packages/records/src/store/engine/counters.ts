import type { Collection } from '../../collection/collection.ts';
import { quote } from '../../collection/rows.ts';
import type { AnyRecord } from '../../core/record.ts';
import type { Connection, Dialect } from '../../dialect/dialect.ts';

/** Table of a collection's tally: a row per combination of its fields, in parts that are to be summed as `n`. */
export const tallyTable = (collection: string): string => `_tally_${collection}`;

/** Each process counts in rows of its own, mostly: two that write at once need not wait for each other. */
const slots = 16;
const slot = Math.floor(Math.random() * slots);

export async function makeTally(dialect: Dialect, connection: Connection, collection: Collection): Promise<void> {
  const fields = collection.tally ?? [];
  const columns = fields.map((field) => `${quote(field)} ${dialect.words.column('text')}`);
  const key = [...fields.map(quote), '"slot"'].join(', ');
  await dropTally(connection, collection.name);
  await connection.run(
    `CREATE TABLE ${quote(tallyTable(collection.name))} (${columns.join(', ')}, "slot" INTEGER NOT NULL, "n" INTEGER NOT NULL, PRIMARY KEY (${key}))`,
    [],
  );
  await recount(connection, collection);
}

export const dropTally = (connection: Connection, collection: string): Promise<void> =>
  connection.run(`DROP TABLE IF EXISTS ${quote(tallyTable(collection))}`, []);

/** A count of very many records may take this long. Unit: milliseconds. */
const limitMs = 60_000;

/** Does the tally say what a count of all records says? Both as of one moment; nobody waits for it. */
export async function isRight(dialect: Dialect, { name, tally = [] }: Collection): Promise<boolean> {
  const fields = tally.map(quote).join(', ');
  const counted = `SELECT ${fields}, -count(*) AS "n" FROM ${quote(name)} GROUP BY ${fields}`;
  const kept = `SELECT ${fields}, "n" FROM ${quote(tallyTable(name))}`;
  const sql = `SELECT 1 AS "n" FROM (${counted} UNION ALL ${kept}) t GROUP BY ${fields} HAVING sum("n") <> 0 LIMIT 1`;
  return (await (dialect.apart ?? dialect.all)(sql, [], limitMs)).length === 0;
}

/** Counts all records anew: what another program wrote past them is right again afterwards. */
export async function recount(connection: Connection, { name, tally = [] }: Collection): Promise<void> {
  const fields = tally.map(quote).join(', ');
  const table = quote(tallyTable(name));
  await connection.run(`DELETE FROM ${table}`, []);
  await connection.run(
    `INSERT INTO ${table} (${fields}, "slot", "n") SELECT ${fields}, 0, count(*) FROM ${quote(name)} GROUP BY ${fields}`,
    [],
  );
}

/** In the transaction that wrote. */
export async function keepTally(
  connection: Connection,
  { name, tally }: Collection,
  { before, after }: { readonly before: AnyRecord | null; readonly after: AnyRecord | null },
): Promise<void> {
  if (!tally) return;
  const valuesOf = (record: AnyRecord | null) => record && tally.map((field) => String(record[field] ?? ''));
  const [from, to] = [valuesOf(before), valuesOf(after)];
  if (from && to && from.every((value, at) => value === to[at])) return;
  const table = quote(tallyTable(name));
  const fields = [...tally.map(quote), '"slot"'].join(', ');
  const sql = `INSERT INTO ${table} (${fields}, "n") VALUES (${tally.map(() => '?').join(', ')}, ${slot}, ?)
    ON CONFLICT (${fields}) DO UPDATE SET "n" = ${table}."n" + excluded."n"`;
  if (from) await connection.run(sql, [...from, -1]);
  if (to) await connection.run(sql, [...to, 1]);
}
