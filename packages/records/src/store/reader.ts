import { type Kysely, sql } from 'kysely';
import { quote, rowShape } from '../collection/rows.ts';
import type { AnyRecord } from '../core/record.ts';
import type { SqlRow, SqlValue } from '../core/sql-value.ts';
import { kyselyOver } from '../dialect/kysely-dialect.ts';
import { countersTable } from './engine/counters.ts';
import { collectionOf, type Engine } from './engine/engine.ts';
import { makeFinders } from './query/find.ts';
import type { RecordsReader, Schema, SqlTables } from './records.ts';
import { searchIndexOf } from './search-index/search-index.ts';

/** Runs a query on committed state or in a transaction. */
export type All = (sql: string, params: readonly SqlValue[]) => Promise<SqlRow[]>;

export type Remembered = <T>(key: string, collections: readonly string[], load: () => Promise<T>) => Promise<T>;

/** Not available in a transaction: its uncommitted writes are not visible outside it. */
interface ReaderOptions {
  /** Caches results. */
  readonly remembered?: Remembered;
  /** Runs a query without blocking others. */
  readonly isolated?: All;
}

/** Creates a reader without rules over any connection. */
export function makeReader(
  engine: Engine,
  all: All,
  { remembered = (_key, _collections, load) => load(), isolated = all }: ReaderOptions = {},
): RecordsReader {
  let tables: Kysely<SqlTables<Schema>> | undefined;
  let sqlIsolated: Kysely<SqlTables<Schema>> | undefined;
  const get = async (name: string, id: string): Promise<AnyRecord | undefined> => {
    const collection = collectionOf(engine, name);
    const shape = rowShape(collection);
    const [row] = await all(`SELECT ${shape.columns()} FROM ${quote(name)} WHERE "id" = ?`, [id]);
    return row && shape.decode(row);
  };
  const { compiler } = engine;
  const finders = makeFinders({
    compiler,
    runSql: all,
    now: () => engine.now(),
    collection: (name) => collectionOf(engine, name),
  });
  const reader = {
    ...finders,
    database: engine.dialect.name,
    remembered,
    get,
    counters: (name: string) => sql.table(countersTable(collectionOf(engine, name).name)),
    searchIndex: (name: string) => searchIndexOf(engine, collectionOf(engine, name)),
    async need(name: string, id: string) {
      const record = await get(name, id);
      if (!record) throw new Error(`No record ${id} in ${name}.`);
      return record;
    },
    get sql() {
      tables ??= kyselyOver<SqlTables<Schema>>(all);
      return tables;
    },
    get sqlIsolated() {
      sqlIsolated ??= kyselyOver<SqlTables<Schema>>(isolated);
      return sqlIsolated;
    },
  };
  return reader as unknown as RecordsReader;
}
