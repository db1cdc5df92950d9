import type { Collection } from '../../collection/collection.ts';
import { quote, rowShape } from '../../collection/rows.ts';
import type { Connection } from '../../dialect/dialect.ts';
import type { Engine } from '../engine/engine.ts';
import { indexedColumns, indexOlder, isWhole, markWhole } from './search-index.ts';

/** Records of one transaction: others wait no longer than that. */
const batchSize = 250;
/** Others go first. Unit: milliseconds. */
const pauseMs = 2;

/** How an index was made. */
export interface FilledIndex {
  readonly collection: string;
  /** Records that came in. */
  readonly count: number;
}

/**
 * Brings the records into the index that are missing there, newest first, and takes out what has no record. What is
 * written meanwhile is in it already. Undefined: it was whole, or was told to stop.
 */
export async function fillSearchIndex(
  engine: Engine,
  collection: Collection,
  isStopping: () => boolean,
): Promise<FilledIndex | undefined> {
  if (engine.completeIndexes.has(collection.name)) return undefined;
  const { dialect } = engine;
  await dialect.transaction((connection) => markWhole(connection, collection, false));
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
    await markWhole(connection, collection, true);
  });
  // What another program wrote meanwhile past the records is looked for at the next start.
  if (await isWhole(dialect, collection)) engine.completeIndexes.add(collection.name);
  return { collection: collection.name, count };
}

interface Batch {
  /** Row id of the oldest record that was looked at; undefined: there was none. */
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
