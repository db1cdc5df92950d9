import { createHash, type Hash } from 'node:crypto';
import type { Collection } from '../collection/collection.ts';
import { quote, rowShape } from '../collection/rows.ts';
import type { SqlRow } from '../core/sql-value.ts';
import type { Connection, Dialect } from '../dialect/dialect.ts';
import { distrustIndexes } from './search-index/search-index.ts';
import type { Store } from './store.ts';

/** What a table holds: how many records, and a digest of all their values in the order they were made. */
export interface TableContent {
  readonly collection: string;
  readonly count: number;
  readonly digest: string;
}

type RunSql = Pick<Connection, 'all'>;

/** Records read at once, and values written at once: databases bound the parameters of a statement. */
const pageSize = 500;
const maxValues = 8_000;

/** The content of every table of a store, as its database has it now. */
export async function contentOf(store: Store, ask: RunSql = store.dialect): Promise<TableContent[]> {
  const contents: TableContent[] = [];
  for (const collection of store.collections.values()) {
    const digest = createHash('sha256');
    let count = 0;
    for await (const rows of pagesOf(store.dialect, ask, collection)) {
      count += rows.length;
      addRows(digest, collection, rows);
    }
    contents.push({ collection: collection.name, count, digest: digest.digest('hex') });
  }
  return contents;
}

/**
 * Makes the records of one store those of another with the same collections, values and order included, in one
 * transaction of the target. Nothing else runs: no hooks, no changes. The source is read as it was at the start.
 * Gives what was copied. Errors: throws when a table's count or digest differs afterwards; then nothing was changed.
 */
export function copyRecords(from: Store, to: Store): Promise<TableContent[]> {
  return to.dialect.transaction((connection) =>
    from.dialect.moment(async (source) => {
      const contents = await contentOf(from, source);
      for (const collection of [...to.collections.values()].reverse())
        await connection.run(`DELETE FROM ${quote(collection.name)}`, []);
      for (const collection of from.collections.values())
        for await (const rows of pagesOf(from.dialect, source, collection)) await insert(connection, collection, rows);
      await distrustIndexes(connection);
      const written = await contentOf(to, connection);
      for (const content of contents) refuseDifference(content, written);
      return contents;
    }),
  );
}

function refuseDifference(wanted: TableContent, all: readonly TableContent[]): void {
  const found = all.find(({ collection }) => collection === wanted.collection);
  if (found?.count === wanted.count && found.digest === wanted.digest) return;
  const counts = `${wanted.count} records became ${found?.count ?? 0}`;
  throw new Error(`${wanted.collection} is not the same after the move (${counts}): nothing was changed.`);
}

async function* pagesOf(dialect: Dialect, ask: RunSql, collection: Collection): AsyncGenerator<SqlRow[]> {
  const { rowId } = dialect.sql;
  const columns = rowShape(collection).columns();
  const sql = `SELECT ${rowId} AS "_row_", ${columns} FROM ${quote(collection.name)} WHERE ${rowId} > ? ORDER BY ${rowId} LIMIT ${pageSize}`;
  let last = -1;
  for (;;) {
    const rows = await ask.all(sql, [last]);
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
  const places = `(${shape.names.map(() => '?').join(', ')})`;
  const perStatement = Math.max(1, Math.min(100, Math.floor(maxValues / shape.names.length)));
  for (let start = 0; start < rows.length; start += perStatement) {
    const part = rows.slice(start, start + perStatement);
    const values = part.flatMap((row) => shape.encode(shape.decode(row)));
    const all = part.map(() => places).join(', ');
    await connection.run(`INSERT INTO ${quote(collection.name)} (${shape.columns()}) VALUES ${all}`, values);
  }
}
