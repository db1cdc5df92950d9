import type { Collection } from '../../collection/collection.ts';
import { quote, rowShape } from '../../collection/rows.ts';
import type { Connection } from '../../dialect/dialect.ts';
import type { Engine } from '../engine/engine.ts';
import { indexedColumns, indexOlder, isIndexComplete, markIndexComplete } from './search-index.ts';

/** Records per transaction; bounds the time that other writes wait. */
const batchSize = 250;
/** Pause between transactions, so that other writes run first. Unit: milliseconds. */
const pauseMs = 2;

/** Result of building an index. */
export interface FilledIndex {
  readonly collection: string;
  /** Number of records that were added. */
  readonly count: number;
}

/**
 * Adds missing records to a search index, newest first, and removes entries without a record. Concurrent writes update
 * the index themselves.
 * @returns undefined when the index was complete or the job was cancelled
 */
export async function fillSearchIndex(
  engine: Engine,
  collection: Collection,
  isStopping: () => boolean,
): Promise<FilledIndex | undefined> {
  if (engine.completeIndexes.has(collection.name)) return undefined;
  const { dialect } = engine;
  await dialect.transaction((connection) => markIndexComplete(connection, collection, false));
  let count = 0;
  let before: number | undefined;
  for (;;) {
    if (isStopping()) return undefined;
    const from = before;
    const batch = await dialect.transaction((connection) => fillBatch(engine, connection, collection, from));
    if (batch.last === undefined) break;
    before = batch.last;
    count += batch.count;
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
  await dialect.transaction(async (connection) => {
    await dialect.grams.prune(connection, collection.name);
    await markIndexComplete(connection, collection, true);
  });
  // Writes of other programs that bypassed the store in the meantime are found at the next start.
  if (await isIndexComplete(dialect, collection)) engine.completeIndexes.add(collection.name);
  return { collection: collection.name, count };
}

interface Batch {
  /** Row id of the oldest record of the batch; undefined when the batch is empty. */
  readonly last: number | undefined;
  readonly count: number;
}

async function fillBatch(
  { dialect }: Engine,
  connection: Connection,
  collection: Collection,
  before: number | undefined,
): Promise<Batch> {
  const { rowId } = dialect.sql;
  const columns = indexedColumns(collection).map(quote).join(', ');
  const older = before === undefined ? '' : `WHERE ${rowId} < ?`;
  const window = `SELECT ${rowId} AS "_row_", ${columns} FROM ${quote(collection.name)} ${older} ORDER BY ${rowId} DESC LIMIT ${batchSize}`;
  const rows = await connection.all(
    `SELECT b.*, w."id" AS "_known_" FROM (${window}) b LEFT JOIN ${dialect.grams.table(collection.name)} w ON w."id" = b."id" ORDER BY "_row_" DESC`,
    before === undefined ? [] : [before],
  );
  const missing = rows.filter((row) => row['_known_'] === null);
  const shape = rowShape(collection);
  await indexOlder(dialect, connection, collection, missing.map(shape.decode));
  const last = rows.at(-1)?.['_row_'];
  return { last: last === undefined ? undefined : Number(last), count: missing.length };
}
