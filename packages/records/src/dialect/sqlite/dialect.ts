import { closeSync, mkdirSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import type { SqlRow, SqlValue } from '../../core/sql-value.ts';
import type { Connection, Dialect, TableShape } from '../dialect.ts';
import { type CommitControl, GroupCommit } from '../group-commit.ts';
import { SqliteIsolated } from './isolated.ts';
import { allRows } from './rows.ts';
import { sqliteSql } from './sql.ts';
import { sqliteStamp } from './stamp.ts';
import { sqliteGrams } from './trigram-index.ts';

export interface SqliteOptions {
  /** Path of the database file; its folder is created when missing. */
  readonly path: string;
  /** Timeout of isolated queries, queueing included. Unit: milliseconds. Default: five seconds. */
  readonly isolatedMs?: number;
}

/** FULL syncs the log at each commit, so that acknowledged writes are durable. Cache in KiB, timeout in ms. */
const pragmas = `
  PRAGMA journal_mode = WAL;
  PRAGMA synchronous = FULL;
  PRAGMA journal_size_limit = 200000000;
  PRAGMA foreign_keys = ON;
  PRAGMA temp_store = MEMORY;
  PRAGMA cache_size = -16000;
  PRAGMA busy_timeout = 10000;
`;

/**
 * Opens SQLite by Node's built-in module: one connection writes, another reads committed state.
 * @throws when the file cannot be opened or is not a database
 */
export function sqlite({ path, isolatedMs = 5000 }: SqliteOptions): Dialect {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  // Created before SQLite opens it, readable by the owner only; the log inherits the mode.
  closeSync(openSync(path, 'a', 0o600));
  const writer = openDatabase(path, false);
  const reader = new SqliteReader(path);
  const isolated = new SqliteIsolated(path);
  const commits = new GroupCommit(commitControl(writer));
  return {
    name: 'sqlite',
    sql: sqliteSql,
    grams: sqliteGrams,
    all: async (sql, params) => reader.all(sql, params),
    isolated: (sql, params, limitMs = isolatedMs) => isolated.all(sql, params, limitMs),
    transaction: (run, options) => commits.run(run, options),
    snapshot: (run) => onSnapshot(path, run),
    async refreshStatistics(which) {
      await commits.run((connection) => connection.run(statisticsSql[which], []));
      reader.reloadStatistics();
    },
    releaseMemory() {
      reader.unmap();
      writer.exec('PRAGMA shrink_memory');
    },
    inspect,
    tables: async (connection) => {
      const rows = await connection.all(`SELECT name FROM sqlite_schema WHERE type = 'table'`, []);
      return rows.map(({ name }) => String(name)).filter((name) => !name.startsWith('sqlite_'));
    },
    stamp: sqliteStamp,
    unreportedWrites: foreignWrites(writer),
    uniqueViolation,
    readsByIndex: async (sql, params) => isByIndex(reader.all(`EXPLAIN QUERY PLAN ${sql}`, params)),
    async close() {
      await commits.idle();
      await isolated.close();
      reader.close();
      writer.exec(statisticsSql.stale);
      writer.close();
    },
  };
}

/**
 * `stale`: the default of PRAGMA optimize, and 0x10000 for all tables: reads use another connection, so none of them
 * counts as recently queried here. SQLite bounds the rows that it samples per index.
 */
const statisticsSql = { stale: 'PRAGMA optimize = 0x1fffe', all: 'ANALYZE' } as const;

/** Steps outside subqueries have no parent. Source: https://www.sqlite.org/eqp.html. */
function isByIndex(plan: readonly SqlRow[]): boolean {
  const steps = plan.filter(({ parent }) => Number(parent) === 0).map(({ detail }) => String(detail));
  const reads = steps.some((step) => /^(SEARCH|SCAN) \S+ USING (COVERING )?INDEX /.test(step));
  return reads && !steps.some((step) => step.startsWith('USE TEMP B-TREE'));
}

/** The connection for reads. */
class SqliteReader {
  readonly #path: string;
  #database: DatabaseSync;
  #prepare: (sql: string) => StatementSync;
  #statistics: string;

  constructor(path: string) {
    this.#path = path;
    this.#database = openDatabase(path, true);
    this.#prepare = statementCache(this.#database);
    this.#statistics = this.#storedStatistics();
  }

  all(sql: string, params: readonly SqlValue[]): SqlRow[] {
    return allRows(this.#prepare(sql), params);
  }

  /** Reopens the database if its statistics changed: a connection loads them when it reads the schema. */
  reloadStatistics(): void {
    const statistics = this.#storedStatistics();
    if (statistics === this.#statistics) return;
    this.#database.close();
    this.#database = openDatabase(this.#path, true);
    this.#prepare = statementCache(this.#database);
    this.#statistics = statistics;
  }

  /** Empties the cache, ends the memory map of the file and begins a new one, which has no pages yet. */
  unmap(): void {
    // A limit applies from the next read on.
    this.#database.exec(`PRAGMA mmap_size = 0`);
    this.#prepare('SELECT count(*) FROM sqlite_schema').all();
    this.#database.exec(`PRAGMA mmap_size = ${mappedBytes}; PRAGMA shrink_memory`);
  }

  close(): void {
    this.#database.close();
  }

  #storedStatistics(): string {
    const isStored = this.all(`SELECT name FROM sqlite_schema WHERE name = 'sqlite_stat1'`, []).length > 0;
    return isStored ? JSON.stringify(this.all('SELECT tbl, idx, stat FROM sqlite_stat1 ORDER BY 1, 2', [])) : '';
  }
}

/** Memory-maps reads, which halves the time of a long list. Unit: bytes. */
const mappedBytes = 268_435_456;

/** Uses a separate connection, closed afterwards, so that its pages do not fill the cache of other connections. */
async function onSnapshot<T>(path: string, run: (source: Pick<Connection, 'all'>) => Promise<T>): Promise<T> {
  const database = openDatabase(path, true, 0);
  try {
    database.exec('BEGIN');
    const read = statementCache(database);
    return await run({ all: async (sql, params) => allRows(read(sql), params) });
  } finally {
    database.close();
  }
}

/** Longest time in which writes of other processes are not noticed. Unit: milliseconds. */
const noticeMs = 50;

/** Returns a number that changes with commits of other connections; in this process only `writer` writes. */
function foreignWrites(writer: DatabaseSync): () => number {
  const dataVersion = writer.prepare('PRAGMA data_version');
  let [version, readAt] = [0, Number.NEGATIVE_INFINITY];
  return () => {
    const now = performance.now();
    if (now - readAt >= noticeMs) {
      version = Number(dataVersion.get()?.['data_version']);
      readAt = now;
    }
    return version;
  };
}

function openDatabase(path: string, readOnly: boolean, mapped = mappedBytes): DatabaseSync {
  const database = new DatabaseSync(path, { readOnly });
  database.exec(readOnly ? pragmas.replace(/.*(journal_mode|journal_size_limit).*\n/g, '') : pragmas);
  if (readOnly) database.exec(`PRAGMA mmap_size = ${mapped}`);
  return database;
}

/** Caches prepared statements by text; evicts the least recently used. */
function statementCache(database: DatabaseSync, size = 1000): (sql: string) => StatementSync {
  const statements = new Map<string, StatementSync>();
  return (sql) => {
    const known = statements.get(sql);
    if (known) {
      statements.delete(sql);
      statements.set(sql, known);
      return known;
    }
    const statement = database.prepare(sql);
    if (statements.size >= size) statements.delete(statements.keys().next().value as string);
    statements.set(sql, statement);
    return statement;
  };
}

function commitControl(database: DatabaseSync): CommitControl {
  const prepare = statementCache(database);
  return {
    connection: connectionOf(prepare, database),
    begin: () => database.exec('BEGIN IMMEDIATE'),
    commit: () => database.exec('COMMIT'),
    rollback: () => database.exec('ROLLBACK'),
    isOpen: () => database.isTransaction,
  };
}

function connectionOf(prepare: (sql: string) => StatementSync, database: DatabaseSync): Connection {
  let depth = 0;
  return {
    all: async (sql, params) => allRows(prepare(sql), params),
    run: async (sql, params) => {
      prepare(sql).run(...params);
    },
    async nested(run) {
      const name = `s${depth++}`;
      prepare(`SAVEPOINT ${name}`).run();
      try {
        const value = await run();
        prepare(`RELEASE ${name}`).run();
        return value;
      } catch (error) {
        // The database may already have rolled back the whole transaction.
        if (database.isTransaction) {
          prepare(`ROLLBACK TO ${name}`).run();
          prepare(`RELEASE ${name}`).run();
        }
        throw error;
      } finally {
        depth--;
      }
    },
  };
}

async function inspect(connection: Connection, table: string): Promise<TableShape | undefined> {
  const columns = await connection.all('SELECT name, upper(type) AS type FROM pragma_table_info(?)', [table]);
  if (columns.length === 0) return undefined;
  const indexes = await connection.all(
    `SELECT name FROM sqlite_master WHERE type = 'index' AND tbl_name = ? AND sql IS NOT NULL`,
    [table],
  );
  return {
    columns: new Map(columns.map(({ name, type }) => [String(name), String(type)])),
    indexes: indexes.map(({ name }) => String(name)),
  };
}

/** SQLITE_CONSTRAINT_UNIQUE and SQLITE_CONSTRAINT_PRIMARYKEY. */
const uniqueCodes = new Set<unknown>([2067, 1555]);

function uniqueViolation(error: unknown): readonly string[] | undefined {
  if (!(error instanceof Error) || !('errcode' in error) || !uniqueCodes.has(error.errcode)) return undefined;
  // "UNIQUE constraint failed: people.first, people.last"
  const columns = error.message.split(': ')[1] ?? '';
  return columns.split(', ').map((column) => column.split('.').at(-1) as string);
}
