import { createHash } from 'node:crypto';
import { type Connection, type Dialect, type TableShape, TookTooLong } from '../dialect.ts';
import { GroupCommit } from '../group-commit.ts';
import { PostgresClient } from './client.ts';
import { PostgresFeed } from './feed.ts';
import { postgresFunctions } from './functions.ts';
import { PostgresPool } from './pool.ts';
import type { PostgresSession } from './session.ts';
import { postgresShared } from './shared.ts';
import { postgresSql } from './sql.ts';
import { postgresStamp } from './stamp.ts';
import { postgresGrams } from './trigram-index.ts';
import { ConnectionWatch } from './watch.ts';
import { PostgresWriter, violatedColumns } from './writer.ts';

export interface PostgresOptions {
  /** `postgres://user:password@host:5432/database`; a socket folder as `?host=/folder`. */
  readonly url: string;
  /** Time after which an unanswered connection is examined, see `ConnectionWatch`. Default 2,000 ms. */
  readonly silentMs?: number;
}

/** Statement timeout of ordinary reads. Unit: milliseconds. */
const readTimeout = 20_000;
/** Unit: milliseconds. */
const sweepMs = 600_000;
/** Statement timeout of isolated queries, which have connections of their own. Unit: milliseconds. */
const isolatedTimeout = 5_000;
const maxReaders = 8;
const maxApart = 2;
const maxWaiting = 20;
const oldestVersion = 150_000;

/** Keys of advisory locks, which apply within one database. */
const locks = { schema: 7_310_001, program: 7_310_002 } as const;

/**
 * Opens PostgreSQL 15 or newer. One connection of this process writes, in serializable transactions that are retried
 * after a serialization failure; up to eight connections read committed state, two more run isolated queries.
 * @throws when the server is unreachable, too old, or not in UTF-8
 */
export async function postgres({ url, silentMs = 2_000 }: PostgresOptions): Promise<Dialect> {
  const watch = new ConnectionWatch({ url, silentMs }, (session) => PostgresClient.connect(session));
  const session: PostgresSession = { url, statementTimeout: 0, silentMs, watch };
  const exclusively: NonNullable<Dialect['exclusively']> = (run, purpose = 'schema') =>
    alone(session, locks[purpose], run);
  const pool = new PostgresPool({ ...session, statementTimeout: readTimeout }, maxReaders);
  const heavy = new PostgresPool({ ...session, statementTimeout: isolatedTimeout }, maxApart);
  const writer: PostgresWriter = new PostgresWriter(session, (...given) => feed.publish(...given));
  const commits = new GroupCommit(writer, 4 * silentMs);
  const feed: PostgresFeed = new PostgresFeed(session, pool, (entries) => writer.note(entries));
  const shared = postgresShared(pool);
  const close = async () => {
    await commits.idle();
    await feed.close();
    await heavy.close();
    await pool.close();
    await writer.end();
    await watch.close();
  };
  try {
    await prepare(session, exclusively);
    await feed.open();
  } catch (error) {
    await close();
    throw error;
  }
  const sweeper = setInterval(() => void Promise.allSettled([feed.sweep(), shared.sweep()]), sweepMs);
  sweeper.unref();
  return {
    name: 'postgres',
    sql: postgresSql,
    grams: postgresGrams,
    all: (sql, params) => pool.use((client) => client.query(sql, params)).catch(rethrowTimeout),
    async isolated(sql, params) {
      if (heavy.waiting >= maxWaiting) throw new TookTooLong();
      return heavy.use((client) => client.query(sql, params)).catch(rethrowTimeout);
    },
    transaction: (run, options) => commits.run(run, options),
    snapshot: (run) => onSnapshot(session, run),
    refreshStatistics: (which) => refreshStatistics(session, which),
    inspect,
    tables,
    stamp: postgresStamp,
    uniqueViolation: (error) => (error instanceof Error ? violatedColumns.get(error) : undefined),
    exclusively,
    feed,
    shared,
    isLost: () => watch.isLost || feed.isLost,
    async close() {
      clearInterval(sweeper);
      await close();
    },
  };
}

/** Converts `query_canceled` to `TookTooLong`. */
function rethrowTimeout(error: unknown): never {
  throw (error as { code?: unknown } | undefined)?.code === '57014' ? new TookTooLong() : error;
}

/** Uses a separate connection, so that it does not block others. */
async function onSnapshot<T>(
  session: PostgresSession,
  run: (source: Pick<Connection, 'all'>) => Promise<T>,
): Promise<T> {
  const client = await PostgresClient.connect(session);
  try {
    await client.script('BEGIN ISOLATION LEVEL REPEATABLE READ, READ ONLY');
    return await run({ all: (sql, params) => client.query(sql, params) });
  } finally {
    await client.end();
  }
}

/** Autovacuum updates stale statistics within a minute. */
async function refreshStatistics(session: PostgresSession, which: 'stale' | 'all'): Promise<void> {
  if (which === 'stale') return;
  const client = await PostgresClient.connect(session);
  try {
    await client.query('ANALYZE', []);
  } finally {
    await client.end();
  }
}

/** Uses a separate connection, so that the lock is released when the process dies. */
async function alone<T>(session: PostgresSession, lock: number, run: () => Promise<T>): Promise<T> {
  const client = await PostgresClient.connect(session);
  try {
    await client.query('SELECT pg_advisory_lock(?)', [lock]);
    return await run();
  } finally {
    await client.end();
  }
}

/** Checks the server, and creates or replaces the types and functions that the SQL fragments call. */
async function prepare(session: PostgresSession, exclusively: NonNullable<Dialect['exclusively']>): Promise<void> {
  const client = await PostgresClient.connect(session);
  try {
    const [server] = await client.query(
      `SELECT current_setting('server_version_num')::integer AS version, current_setting('server_encoding') AS encoding`,
      [],
    );
    if (Number(server?.['version']) < oldestVersion)
      throw new Error('The server is older than PostgreSQL 15. Use PostgreSQL 15 or newer.');
    if (server?.['encoding'] !== 'UTF8')
      throw new Error("The database is not in UTF-8. Create one with ENCODING 'UTF8'.");
    const digest = createHash('sha256').update(postgresFunctions).digest('hex');
    if ((await installed(client)) === digest) return;
    await exclusively(async () => {
      if ((await installed(client)) === digest) return;
      await client.script(`BEGIN; ${postgresFunctions}; COMMENT ON TYPE rec_value IS '${digest}'; COMMIT`);
    });
  } finally {
    await client.end();
  }
}

async function installed(client: PostgresClient): Promise<string | undefined> {
  const [row] = await client.query(`SELECT obj_description(to_regtype('rec_value')::oid, 'pg_type') AS digest`, []);
  const digest = row?.['digest'];
  return typeof digest === 'string' ? digest : undefined;
}

async function inspect(connection: Connection, table: string): Promise<TableShape | undefined> {
  const columns = await connection.all(
    `SELECT a.attname AS name, upper(split_part(format_type(a.atttypid, a.atttypmod), ' ', 1)) AS type
     FROM pg_attribute a WHERE a.attrelid = to_regclass(quote_ident(?)) AND a.attnum > 0 AND NOT a.attisdropped
     AND a.attname <> ? ORDER BY a.attnum`,
    [table, postgresSql.rowId],
  );
  if (columns.length === 0) return undefined;
  const indexes = await connection.all(
    `SELECT c.relname AS name FROM pg_index i JOIN pg_class c ON c.oid = i.indexrelid
     WHERE i.indrelid = to_regclass(quote_ident(?)) AND NOT EXISTS (SELECT 1 FROM pg_constraint k WHERE k.conindid = c.oid)`,
    [table],
  );
  return {
    columns: new Map(columns.map(({ name, type }) => [String(name), String(type)])),
    indexes: indexes.map(({ name }) => String(name)),
  };
}

async function tables(connection: Connection): Promise<string[]> {
  const rows = await connection.all(
    `SELECT c.relname AS name FROM pg_class c WHERE c.relkind = 'r' AND c.relnamespace = current_schema()::regnamespace`,
    [],
  );
  return rows.map(({ name }) => String(name));
}
