import type { Collection } from '../../collection/collection.ts';
import { quote } from '../../collection/rows.ts';
import type { AnyRecord } from '../../core/record.ts';
import type { Connection, Dialect } from '../../dialect/dialect.ts';

/**
 * Table of a collection's counters: a row per combination of its fields and slot; the counts are the sums of `n`.
 * The stored name predates the term "counters" and is unchanged, so existing databases need no migration.
 */
export const countersTable = (collection: string): string => `_tally_${collection}`;

/** Counters are sharded over 16 rows to reduce write contention. */
const slots = 16;
const slot = Math.floor(Math.random() * slots);

export async function createCounters(dialect: Dialect, connection: Connection, collection: Collection): Promise<void> {
  const fields = collection.counters ?? [];
  const columns = fields.map((field) => `${quote(field)} ${dialect.sql.column('text')}`);
  const key = [...fields.map(quote), '"slot"'].join(', ');
  await dropCounters(connection, collection.name);
  await connection.run(
    `CREATE TABLE ${quote(countersTable(collection.name))} (${columns.join(', ')}, "slot" INTEGER NOT NULL, "n" INTEGER NOT NULL, PRIMARY KEY (${key}))`,
    [],
  );
  await rebuildCounters(connection, collection);
}

export const dropCounters = (connection: Connection, collection: string): Promise<void> =>
  connection.run(`DROP TABLE IF EXISTS ${quote(countersTable(collection))}`, []);

/** Timeout of a full count, in milliseconds. */
const limitMs = 60_000;

/** Compares the counters with a count of all records, both from one snapshot. */
export async function areCountersRight(dialect: Dialect, { name, counters = [] }: Collection): Promise<boolean> {
  const fields = counters.map(quote).join(', ');
  const counted = `SELECT ${fields}, -count(*) AS "n" FROM ${quote(name)} GROUP BY ${fields}`;
  const stored = `SELECT ${fields}, "n" FROM ${quote(countersTable(name))}`;
  const sql = `SELECT 1 AS "n" FROM (${counted} UNION ALL ${stored}) t GROUP BY ${fields} HAVING sum("n") <> 0 LIMIT 1`;
  return (await (dialect.isolated ?? dialect.all)(sql, [], limitMs)).length === 0;
}

/** Rebuilds the counters from the records, for example after writes that bypassed the store. */
export async function rebuildCounters(connection: Connection, { name, counters = [] }: Collection): Promise<void> {
  const fields = counters.map(quote).join(', ');
  const table = quote(countersTable(name));
  await connection.run(`DELETE FROM ${table}`, []);
  await connection.run(
    `INSERT INTO ${table} (${fields}, "slot", "n") SELECT ${fields}, 0, count(*) FROM ${quote(name)} GROUP BY ${fields}`,
    [],
  );
}

/** Applies one write to the counters, in its transaction. */
export async function updateCounters(
  connection: Connection,
  { name, counters }: Collection,
  { before, after }: { readonly before: AnyRecord | null; readonly after: AnyRecord | null },
): Promise<void> {
  if (!counters) return;
  const valuesOf = (record: AnyRecord | null) => record && counters.map((field) => String(record[field] ?? ''));
  const [from, to] = [valuesOf(before), valuesOf(after)];
  if (from && to && from.every((value, at) => value === to[at])) return;
  const table = quote(countersTable(name));
  const fields = [...counters.map(quote), '"slot"'].join(', ');
  const sql = `INSERT INTO ${table} (${fields}, "n") VALUES (${counters.map(() => '?').join(', ')}, ${slot}, ?)
    ON CONFLICT (${fields}) DO UPDATE SET "n" = ${table}."n" + excluded."n"`;
  if (from) await connection.run(sql, [...from, -1]);
  if (to) await connection.run(sql, [...to, 1]);
}
