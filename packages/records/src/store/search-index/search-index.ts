import { createHash } from 'node:crypto';
import { type RawBuilder, sql } from 'kysely';
import type { Collection, SearchIndexSpec } from '../../collection/collection.ts';
import { quote, rowShape } from '../../collection/rows.ts';
import type { AnyRecord } from '../../core/record.ts';
import type { Connection, Dialect } from '../../dialect/dialect.ts';
import { gramsOf, keyGram, type SearchIndexQuery } from '../../dialect/trigrams.ts';
import { createCounters, dropCounters } from '../engine/counters.ts';
import type { Engine } from '../engine/engine.ts';

/** Finds records by substrings of their text. */
export interface SearchIndex {
  /**
   * Returns a SELECT of the ids of candidates. The caller checks them: the index knows which trigrams a record contains,
   * not where. With `newest`, only that many of the most recently inserted, newest first.
   */
  ids(query: SearchIndexQuery, newest?: number): RawBuilder<{ id: string }>;
}

/** Version and completeness of each index. The stored name predates the term "search index". */
const stateTable = '"_words"';

const versionOf = (collection: Collection, searchIndex: SearchIndexSpec): string =>
  createHash('sha256')
    .update(JSON.stringify([collection.name, searchIndex.version, searchIndex.fields, searchIndex.within ?? []]))
    .digest('hex');

/** Marks all indexes stale after a write that bypassed the store; they are rebuilt at startup. */
export const markIndexesStale = (connection: Connection): Promise<void> =>
  connection.run(`UPDATE ${stateTable} SET "version" = ''`, []);

interface Wanted {
  readonly version: string;
  /** Creates the tables; resolves to whether the index is complete. */
  readonly make: () => Promise<boolean>;
}

/** Creates the tables of new or changed indexes and counters, and drops those that are no longer declared. */
export async function syncIndexesOfRecords(
  dialect: Dialect,
  connection: Connection,
  collections: readonly Collection[],
): Promise<void> {
  await connection.run(
    `CREATE TABLE IF NOT EXISTS ${stateTable} ("collection" TEXT PRIMARY KEY NOT NULL, "version" TEXT NOT NULL, "isWhole" INTEGER NOT NULL)`,
    [],
  );
  const rows = await connection.all(`SELECT "collection", "version" FROM ${stateTable}`, []);
  const known = new Map(rows.map((row) => [String(row['collection']), String(row['version'])]));
  for (const [name, { version, make }] of wantedOf(dialect, connection, collections)) {
    if (known.get(name) !== version) {
      const isWhole = await make();
      await connection.run(`DELETE FROM ${stateTable} WHERE "collection" = ?`, [name]);
      await connection.run(`INSERT INTO ${stateTable} ("collection", "version", "isWhole") VALUES (?, ?, ?)`, [
        name,
        version,
        isWhole ? 1 : 0,
      ]);
    }
    known.delete(name);
  }
  for (const name of known.keys()) {
    if (name.startsWith(countersPrefix)) await dropCounters(connection, name.slice(countersPrefix.length));
    else await dialect.grams.drop(connection, name);
    await connection.run(`DELETE FROM ${stateTable} WHERE "collection" = ?`, [name]);
  }
}

/** Stored prefix; it predates the term "counters". */
const countersPrefix = 'tally ';

function wantedOf(
  dialect: Dialect,
  connection: Connection,
  collections: readonly Collection[],
): ReadonlyMap<string, Wanted> {
  const wanted = new Map<string, Wanted>();
  for (const collection of collections) {
    const { name, searchIndex, counters } = collection;
    if (searchIndex)
      wanted.set(name, {
        version: versionOf(collection, searchIndex),
        async make() {
          await dialect.grams.drop(connection, name);
          await dialect.grams.make(connection, name);
          const [any] = await connection.all(`SELECT 1 AS "n" FROM ${quote(name)} LIMIT 1`, []);
          return !any;
        },
      });
    if (counters)
      wanted.set(`${countersPrefix}${name}`, {
        version: counters.join(),
        async make() {
          await createCounters(dialect, connection, collection);
          return true;
        },
      });
  }
  return wanted;
}

export async function markIndexComplete(
  connection: Connection,
  collection: Collection,
  isWhole: boolean,
): Promise<void> {
  await connection.run(`UPDATE ${stateTable} SET "isWhole" = ? WHERE "collection" = ?`, [
    isWhole ? 1 : 0,
    collection.name,
  ]);
}

/** Does the index contain every record and nothing else? Compares counts, because other programs may write too. */
export async function isIndexComplete(dialect: Dialect, collection: Collection): Promise<boolean> {
  const sql = `SELECT (SELECT "isWhole" FROM ${stateTable} WHERE "collection" = ?) AS "whole",
      (SELECT count(*) FROM ${quote(collection.name)}) AS "rows", (SELECT count(*) FROM ${dialect.grams.countable(collection.name)}) AS "known"`;
  // A full count on a separate connection does not evict the cache of the connections that serve requests.
  const [row] = await dialect.snapshot((source) => source.all(sql, [collection.name]));
  return Number(row?.['whole']) === 1 && Number(row?.['rows']) === Number(row?.['known']);
}

/** The tokens under which a record is indexed. */
function tokensOf(searchIndex: SearchIndexSpec, record: AnyRecord): string[] {
  const keys = (searchIndex.within ?? []).map((field) => keyGram(field, String(record[field] ?? '')));
  return [...keys, ...gramsOf(searchIndex.textOf(record))];
}

/** Applies one write to the index, in its transaction. */
export async function updateSearchIndex(
  engine: Engine,
  connection: Connection,
  collection: Collection,
  { before, after }: { readonly before: AnyRecord | null; readonly after: AnyRecord | null },
): Promise<void> {
  const { searchIndex, name } = collection;
  if (!searchIndex) return;
  const { grams } = engine.dialect;
  if (!after) {
    if (before) await grams.remove(connection, name, before.id);
    return;
  }
  const tokens = tokensOf(searchIndex, after);
  if (before && tokens.join() === tokensOf(searchIndex, before).join()) return;
  await grams.put(connection, name, { id: after.id, tokens });
}

/** Indexes records older than all indexed ones, newest first. */
export async function indexOlder(
  dialect: Dialect,
  connection: Connection,
  { name, searchIndex }: Collection,
  records: readonly AnyRecord[],
): Promise<void> {
  if (!searchIndex) return;
  const entries = records.map((record) => ({ id: record.id, tokens: tokensOf(searchIndex, record) }));
  await dialect.grams.putOlder(connection, name, entries);
}

/** The columns that an index is built from. */
export function indexedColumns(collection: Collection): string[] {
  const wanted = new Set(['id', ...(collection.searchIndex?.fields ?? []), ...(collection.searchIndex?.within ?? [])]);
  return rowShape(collection).names.filter((name) => wanted.has(name));
}

/**
 * Returns the search index of a collection, or undefined while it is incomplete.
 * @throws for a collection that declares none
 */
export function searchIndexOf(engine: Engine, collection: Collection): SearchIndex | undefined {
  if (!collection.searchIndex) throw new Error(`${collection.name} declares no search index.`);
  if (!engine.completeIndexes.has(collection.name)) return undefined;
  const { grams } = engine.dialect;
  return {
    ids(query, newest) {
      const { text, params } = grams.ids(collection.name, query, newest);
      const pieces = text.split('?').map((piece, at) => [sql.raw(piece), ...params.slice(at, at + 1).map(sql.val)]);
      return sql<{ id: string }>`${sql.join(pieces.flat(), sql.raw(''))}`;
    },
  };
}
