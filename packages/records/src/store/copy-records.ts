import { createHash, type Hash } from 'node:crypto';
import type { Collection } from '../collection/collection.ts';
import { quote, rowShape } from '../collection/rows.ts';
import type { SqlRow } from '../core/sql-value.ts';
import type { Connection, Dialect } from '../dialect/dialect.ts';
import { readIdentity, replaceIdentity } from './identity.ts';
import { markIndexesStale } from './search-index/search-index.ts';
import type { Store } from './store.ts';

/** Record count of a table and a digest of all values in insertion order. */
export interface TableContent {
  readonly collection: string;
  readonly count: number;
  readonly digest: string;
}

type RunSql = Pick<Connection, 'all'>;

/** Records per read, and parameters per INSERT: databases limit the parameters of a statement. */
const pageSize = 500;
const maxValues = 8_000;

/** Computes count and digest of every table of a store. */
export async function contentOf(store: Store, source: RunSql = store.dialect): Promise<TableContent[]> {
  const contents: TableContent[] = [];
  for (const collection of store.collections.values()) {
    const digest = createHash('sha256');
    let count = 0;
    for await (const rows of pagesOf(store.dialect, source, collection)) {
      count += rows.length;
      addRows(digest, collection, rows);
    }
    contents.push({ collection: collection.name, count, digest: digest.digest('hex') });
  }
  return contents;
}

/**
 * Replaces the records of a store by those of another one with the same collections, in insertion order. Runs in one
 * transaction of the target and reads one snapshot of the source; no hooks run and no changes are emitted.
 * @returns what was copied
 * @throws when the count or digest of a table differs afterwards; the target is then unchanged
 */
export function copyRecords(from: Store, to: Store): Promise<TableContent[]> {
  return from.dialect.snapshot(async (source) => {
    // Minutes for a large store: PostgreSQL would end a transaction that is idle for so long.
    const contents = await contentOf(from, source);
    await to.dialect.transaction(async (connection) => {
      for (const collection of [...to.collections.values()].reverse())
        await connection.run(`DELETE FROM ${quote(collection.name)}`, []);
      for (const collection of from.collections.values())
        for await (const rows of pagesOf(from.dialect, source, collection)) await insert(connection, collection, rows);
      await markIndexesStale(connection);
      const identity = await readIdentity(source);
      if (identity) await replaceIdentity(connection, identity);
      const written = await contentOf(to, connection);
      for (const content of contents) refuseDifference(content, written);
    });
    return contents;
  });
}

function refuseDifference(wanted: TableContent, all: readonly TableContent[]): void {
  const found = all.find(({ collection }) => collection === wanted.collection);
  if (found?.count === wanted.count && found.digest === wanted.digest) return;
  const counts = `${wanted.count} records became ${found?.count ?? 0}`;
  throw new Error(`${wanted.collection} differs after the copy (${counts}). Nothing was changed.`);
}

async function* pagesOf(dialect: Dialect, source: RunSql, collection: Collection): AsyncGenerator<SqlRow[]> {
  const { rowId } = dialect.sql;
  const columns = rowShape(collection).columns();
  const sql = `SELECT ${rowId} AS "_row_", ${columns} FROM ${quote(collection.name)} WHERE ${rowId} > ? ORDER BY ${rowId} LIMIT ${pageSize}`;
  let last = -1;
  for (;;) {
    const rows = await source.all(sql, [last]);
    if (rows.length > 0) yield rows;
    if (rows.length < pageSize) return;
    last = Number(rows.at(-1)?.['_row_']);
  }
}

function addRows(digest: Hash, collection: Collection, rows: readonly SqlRow[]): void {
  const shape = rowShape(collection);
  for (const row of rows) digest.update(`${JSON.stringify(Object.values(shape.decode(row)))}\n`);
}

async function insert(connection: Connection, collection: Collection, rows: readonly SqlRow[]): Promise<void> {
  const shape = rowShape(collection);
  const placeholders = `(${shape.names.map(() => '?').join(', ')})`;
  const perStatement = Math.max(1, Math.min(100, Math.floor(maxValues / shape.names.length)));
  for (let start = 0; start < rows.length; start += perStatement) {
    const part = rows.slice(start, start + perStatement);
    const values = part.flatMap((row) => shape.encode(shape.decode(row)));
    const all = part.map(() => placeholders).join(', ');
    await connection.run(`INSERT INTO ${quote(collection.name)} (${shape.columns()}) VALUES ${all}`, values);
  }
}
