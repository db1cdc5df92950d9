import type { SqlRow, SqlValue } from '../../core/sql-value.ts';
import type { SchemaStamp } from '../dialect.ts';
import { PostgresClient } from './client.ts';
import { postgresStamp } from './stamp.ts';

/** A connection that cannot change anything. */
export interface ReadOnlyPostgres {
  all(sql: string, params: readonly SqlValue[]): Promise<SqlRow[]>;
  /** Zeros for a database without one. */
  stamp(): Promise<SchemaStamp>;
  close(): Promise<void>;
}

/** Statement timeout. Unit: milliseconds. */
const timeout = 60_000;

/**
 * Connects for reading only: nothing is created, unlike by opening the database for the engine.
 * @throws as `postgres`
 */
export async function readOnlyPostgres(url: string): Promise<ReadOnlyPostgres> {
  const client = await PostgresClient.connect({ url, statementTimeout: timeout, silentMs: 5_000 });
  await client.query('SET default_transaction_read_only = on', []);
  const all: ReadOnlyPostgres['all'] = (sql, params) => client.query(sql, params);
  const connection = { all, run: () => Promise.reject(new Error('this connection is for reading only')) };
  return { all, stamp: () => postgresStamp.read(connection as never), close: () => client.end() };
}
