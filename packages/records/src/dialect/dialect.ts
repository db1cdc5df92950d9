import type { SqlRow, SqlValue } from '../core/sql-value.ts';
import type { SearchIndexQuery } from './trigrams.ts';

export interface TransactionOptions {
  /**
   * Shares its COMMIT with no other body and has no savepoint. SQLite keeps the former pages of a savepoint in memory:
   * 1.3 GB for a migration of a database of 2 GB.
   */
  readonly isAlone?: boolean;
}

/**
 * The interface of the engine to a database. `?` is a parameter in every dialect.
 * `sqlite/` and `postgres/` implement it; all differences between databases are in this folder.
 */
export interface Dialect {
  readonly name: 'sqlite' | 'postgres';
  /** Reads committed state. */
  all(sql: string, params: readonly SqlValue[]): Promise<SqlRow[]>;
  /**
   * The same for slow queries: it does not block others and times out, with `TookTooLong`. Absent when `all` does not
   * block either.
   */
  isolated?(sql: string, params: readonly SqlValue[], limitMs?: number): Promise<SqlRow[]>;
  /**
   * Runs one serialised transaction; nested bodies use savepoints. The dialect implements group commit.
   */
  transaction<T>(run: (connection: Connection) => Promise<T>, options?: TransactionOptions): Promise<T>;
  /** Runs reads on one snapshot, without blocking writes. */
  snapshot<T>(run: (source: Pick<Connection, 'all'>) => Promise<T>): Promise<T>;
  /** SQL fragments that differ between databases. */
  readonly sql: DialectSql;
  /** The trigram indexes. */
  readonly grams: Grams;
  /** Returns the columns and indexes of a table, or undefined when there is none. */
  inspect(connection: Connection, table: string): Promise<TableShape | undefined>;
  /** Names of all tables, those of other programs included. */
  tables(connection: Connection): Promise<string[]>;
  /** The program and the schema version that the database was written by; zeros when none was recorded. */
  readonly stamp: StampAccess;
  /** Returns the columns of the violated unique index; undefined for any other error. */
  uniqueViolation(error: unknown): readonly string[] | undefined;
  /**
   * Whether the statement reads its rows from an index, in their final order. Present where the planner uses one index
   * per table, so that the engine has to combine two.
   */
  readsByIndex?(sql: string, params: readonly SqlValue[]): Promise<boolean>;
  /**
   * Updates the planner's statistics: of tables whose size has changed a lot (`stale`), or of all tables after an
   * import.
   */
  refreshStatistics(which: 'stale' | 'all'): Promise<void>;
  /** Gives back memory that later reads take again. Absent when the database is in another process. */
  releaseMemory?(): void;
  /** Runs under a lock between processes, per purpose (default: the schema). Absent when there is only one process. */
  exclusively?<T>(run: () => Promise<T>, purpose?: 'schema' | 'program'): Promise<T>;
  /** Changes committed by other processes on this database. Absent when there are none. */
  readonly feed?: Feed;
  /**
   * Returns a number that changes when another process has written to the database without this process being notified.
   * Absent when `feed` reports all such writes.
   */
  unreportedWrites?(): number;
  /** True while the database cannot be reached. Absent when it is in this process. */
  isLost?(): boolean;
  /** Counters and values shared by all processes on this database. Absent when there is only one. */
  readonly shared?: Shared;
  close(): Promise<void>;
}

/** Which program wrote a database, and the version of its schema. */
export interface SchemaStamp {
  /** Identifies the program. Unit: 32-bit integer. */
  readonly application: number;
  /** Increases with each change of the schema. */
  readonly version: number;
}

export interface StampAccess {
  read(connection: Pick<Connection, 'all'>): Promise<SchemaStamp>;
  write(connection: Connection, stamp: SchemaStamp): Promise<void>;
}

/** A query that timed out, running or queued. */
export class TookTooLong extends Error {
  constructor() {
    super('The query timed out.');
    this.name = 'TookTooLong';
  }
}

/** A committed write of another process. */
export interface FeedEntry {
  readonly collection: string;
  readonly action: string;
  readonly id: string;
  /** JSON of the row before a deletion; of its id alone for other writes. */
  readonly before: string;
  /** Collection and id of the record that caused it, or null. */
  readonly actor: readonly [collection: string, id: string] | null;
  readonly at: string;
}

export interface Feed {
  /** Publishes entries when the transaction commits; discards them when it rolls back. */
  append(connection: Connection, entries: readonly FeedEntry[]): void;
  /** Sends a message to the other processes. It arrives as an entry without a collection, with the text in `before`. */
  send(kind: string, id: string, text: string): Promise<void>;
  /**
   * Calls the listener with entries of other processes, oldest first, each once. Calls do not overlap.
   * @param restarted called after an outage, when entries may be missing
   */
  follow(
    listener: (entries: readonly FeedEntry[]) => Promise<void>,
    report: (error: unknown) => void,
    restarted?: () => void,
  ): void;
}

interface SharedLimit {
  readonly most: number;
  readonly seconds: number;
  readonly isFixed?: boolean;
  readonly now: Date;
}

/** Unit of times: seconds. */
export interface Shared {
  get(key: string, now: Date): Promise<string | undefined>;
  put(key: string, value: string, lifetime: { readonly seconds: number; readonly now: Date }): Promise<void>;
  /** Replaces an existing value. Returns false when there is none. */
  replace(key: string, value: string, lifetime: { readonly seconds: number; readonly now: Date }): Promise<boolean>;
  drop(key: string): Promise<void>;
  /**
   * Increments a counter below `most`; it expires `seconds` after the last increment, or after the first one when it is
   * fixed. Returns false when it is full.
   */
  take(key: string, limit: SharedLimit): Promise<boolean>;
  /** Returns when a counter that is full expires; undefined when it is not full. */
  fullUntil(key: string, limit: Pick<SharedLimit, 'most' | 'now'>): Promise<Date | undefined>;
  /** Decrements a counter. */
  release(key: string): Promise<void>;
  sweep(): Promise<void>;
}

/** A record's entry in the trigram index. */
export interface GramsEntry {
  readonly id: string;
  readonly tokens: readonly string[];
}

/** A trigram index of a table. The store updates it in the transaction of each write. */
export interface Grams {
  make(connection: Connection, table: string): Promise<void>;
  drop(connection: Connection, table: string): Promise<void>;
  /** Adds or replaces the entry of a record. */
  put(connection: Connection, table: string, entry: GramsEntry): Promise<void>;
  /** Adds entries of records older than all indexed ones, newest first. */
  putOlder(connection: Connection, table: string, entries: readonly GramsEntry[]): Promise<void>;
  remove(connection: Connection, table: string, id: string): Promise<void>;
  /** Removes entries without a record; runs after the index was filled. */
  prune(connection: Connection, table: string): Promise<void>;
  /** Name of the table with one row per indexed record: `n` (greater is newer) and `id`. */
  table(table: string): string;
  /** The same, optimised for counting all rows. */
  countable(table: string): string;
  /** Returns a SELECT of ids. With `newest`, only that many, newest first. */
  ids(
    table: string,
    query: SearchIndexQuery,
    newest?: number,
  ): { readonly text: string; readonly params: readonly string[] };
}

export interface Connection {
  all(sql: string, params: readonly SqlValue[]): Promise<SqlRow[]>;
  run(sql: string, params: readonly SqlValue[]): Promise<void>;
  /** Runs in a savepoint, which is rolled back when `run` throws. Nested calls must not overlap. */
  nested<T>(run: () => Promise<T>): Promise<T>;
}

/** Column name → declared type in upper case; names of all indexes created by `CREATE INDEX`. */
export interface TableShape {
  readonly columns: ReadonlyMap<string, string>;
  readonly indexes: readonly string[];
}

export interface DialectSql {
  /** Type and default of a column; `list` is a JSON list that is never null. */
  column(kind: 'text' | 'number' | 'bool' | 'json' | 'list'): string;
  /** ASCII-insensitive LIKE with `\` as escape. */
  like(left: string, right: string): string;
  /** A table of the elements of a JSON list: `(sql) as alias(value)`. */
  each(json: string, alias: string): string;
  /** Value at a path in a JSON column, as a scalar that compares like SQLite's `->>`. */
  jsonValue(json: string, path: readonly string[]): string;
  /** Converts a path to the parameter of `jsonValueAt`. */
  jsonPath(path: readonly string[]): SqlValue;
  /** Like `jsonValue`, with the path as a parameter. */
  jsonValueAt(json: string, parameter: string): string;
  jsonLength(json: string): string;
  lower(text: string): string;
  /** A column that compares case-insensitively (ASCII letters only). Absent: `lower(column)`. */
  nocase?(column: string): string;
  /** Insertion order. */
  readonly rowId: string;
  /** Definition of the column of `rowId`, where tables do not have one implicitly. */
  readonly rowColumn?: string;
  /** A column of an index, ordered as in queries. Absent: the column itself. */
  indexTerm?(term: string): string;
  /** Last column of every index that is not unique. */
  readonly indexTail?: string;
  readonly random: string;
  /** A parameter cast to the type of a column of this kind. Absent: `?`. */
  parameter?(kind: 'text' | 'number' | 'bool' | 'json' | 'list'): string;
  /** Converts between static types; `?` is a parameter. Absent when values have no static types. */
  convert?(sql: string, from: ValueType, to: ValueType): string;
  /** Converts a numeric text to a number, as `any`. Required with `convert`. */
  guess?(value: string): string;
  /** A text with binary collation. Required with `convert`. */
  bytewise?(text: string): string;
  /** The value that represents "no value", per type. Required with `convert`. */
  readonly empty?: Readonly<Record<ValueType, string>>;
  /** Order of the rows of a joined source, where the database does not preserve it. */
  sourceOrder?(alias: string, isList: boolean): string;
  /** The database reports the violated unique index that was created first, so indexes are created in reverse, the key last. */
  readonly keyLast?: true;
  /** Arc cosine, NULL outside its domain. Absent: `acos(x)`. */
  acos?(x: string): string;
  /** Suffix of a SELECT that skips rows locked by others. Absent: none. */
  readonly skipLocked?: string;
}

/** Static types of values; `any` is a number or a text, and numbers sort first. */
export type ValueType = 'text' | 'number' | 'any';
