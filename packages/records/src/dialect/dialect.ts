import type { SqlRow, SqlValue } from '../core/sql-value.ts';
import type { SearchIndexQuery } from './trigrams.ts';

/**
 * What the engine needs of a database. `?` stands for a parameter; a dialect with another sign translates.
 * `sqlite.ts` and `postgres.ts` have the same exports; what differs between databases is here and nowhere else.
 */
export interface Dialect {
  readonly name: 'sqlite' | 'postgres';
  /** Reads committed state. */
  all(sql: string, params: readonly SqlValue[]): Promise<SqlRow[]>;
  /**
   * The same for what may take long: nobody else waits for it, and it is stopped after some seconds.
   * Errors: rejects with `TookTooLong`. Absent: `all` is as good.
   */
  isolated?(sql: string, params: readonly SqlValue[], limitMs?: number): Promise<SqlRow[]>;
  /**
   * One serialised transaction; nested work uses savepoints. Group commit is the dialect's own business.
   */
  transaction<T>(run: (connection: Connection) => Promise<T>): Promise<T>;
  /** All reads inside see the same moment, while everybody goes on writing, and nothing else sees it. */
  moment<T>(run: (ask: Pick<Connection, 'all'>) => Promise<T>): Promise<T>;
  /** Fragments of SQL that differ. */
  readonly sql: DialectSql;
  /** Which records hold which runs of signs. */
  readonly grams: Grams;
  /** A table as it is now, or undefined when there is none. */
  inspect(connection: Connection, table: string): Promise<TableShape | undefined>;
  /** Columns of the unique index that this error is about; undefined for any other error. */
  uniqueViolation(error: unknown): readonly string[] | undefined;
  /** Runs while no other process does, for the same purpose (default: the schema). Absent: there is one process. */
  exclusively?<T>(run: () => Promise<T>, purpose?: 'schema' | 'program'): Promise<T>;
  /** What other processes on this database commit. Absent: there are none. */
  readonly feed?: Feed;
  /** What all processes on this database count and note together. Absent: there is one, and its memory does. */
  readonly shared?: Shared;
  close(): Promise<void>;
}

/** A question that was stopped, or had to wait for others for too long. */
export class TookTooLong extends Error {
  constructor() {
    super('The question took too long.');
    this.name = 'TookTooLong';
  }
}

/** A committed write of another process: who wrote what, with the last state of what is gone. */
export interface FeedEntry {
  readonly collection: string;
  readonly action: string;
  readonly id: string;
  /** JSON of the whole row before a deletion, else empty. */
  readonly before: string;
  /** Collection and id of who caused it, or empty. */
  readonly actor: readonly [collection: string, id: string] | null;
  readonly at: string;
}

export interface Feed {
  /** To be told to others when the transaction commits; forgotten when it does not. */
  note(connection: Connection, entries: readonly FeedEntry[]): void;
  /** A message to the others that is no change: it comes as an entry without a collection whose `before` is the text. */
  send(kind: string, id: string, text: string): Promise<void>;
  /** Called with what others committed, oldest first, each entry once; the next call waits for the last. */
  follow(listener: (entries: readonly FeedEntry[]) => Promise<void>, report: (error: unknown) => void): void;
}

/** Unit of times: seconds. */
export interface Shared {
  get(key: string, now: Date): Promise<string | undefined>;
  put(key: string, value: string, keep: { readonly seconds: number; readonly now: Date }): Promise<void>;
  /** Puts it in the place of what is there. False: nothing is there, and nothing was put. */
  replace(key: string, value: string, keep: { readonly seconds: number; readonly now: Date }): Promise<boolean>;
  drop(key: string): Promise<void>;
  /** Counts one unless `most` are counted already; the count ends `seconds` after the last one. False: it was full. */
  take(key: string, limit: { readonly most: number; readonly seconds: number; readonly now: Date }): Promise<boolean>;
  /** Takes one counted back. */
  release(key: string): Promise<void>;
  sweep(): Promise<void>;
}

/** A record as an index of tokens has it. */
export interface GramsEntry {
  readonly id: string;
  readonly tokens: readonly string[];
}

/** An index of tokens beside a table, kept by whoever writes to the table, in the same transaction. */
export interface Grams {
  make(connection: Connection, table: string): Promise<void>;
  drop(connection: Connection, table: string): Promise<void>;
  /** Instead of what was there for this id. */
  put(connection: Connection, table: string, entry: GramsEntry): Promise<void>;
  /** What is not in the index yet, and older than all that is, newest first. */
  putOlder(connection: Connection, table: string, entries: readonly GramsEntry[]): Promise<void>;
  remove(connection: Connection, table: string, id: string): Promise<void>;
  /** Takes out what has no record, after all others came in. */
  prune(connection: Connection, table: string): Promise<void>;
  /** Name of a table with one row per record of the index: `n` (greater is newer) and `id`. */
  table(table: string): string;
  /** The same where all its rows are counted. */
  countable(table: string): string;
  /** SELECT of `id`s, with `?` for each parameter. With `newest` so many, newest first. */
  ids(
    table: string,
    question: SearchIndexQuery,
    newest?: number,
  ): { readonly text: string; readonly params: readonly string[] };
}

export interface Connection {
  all(sql: string, params: readonly SqlValue[]): Promise<SqlRow[]>;
  run(sql: string, params: readonly SqlValue[]): Promise<void>;
  /** What `run` wrote is undone when it throws. Nested calls must not overlap. */
  nested<T>(run: () => Promise<T>): Promise<T>;
}

/** Shape: column name → declared type in upper case; names of all indexes that were made by `create index`. */
export interface TableShape {
  readonly columns: ReadonlyMap<string, string>;
  readonly indexes: readonly string[];
}

export interface DialectSql {
  /** Type and default of a column, by storage kind; `list` is a JSON list that is never null. */
  column(kind: 'text' | 'number' | 'bool' | 'json' | 'list'): string;
  /** ASCII-insensitive LIKE with `\` as escape. */
  like(left: string, right: string): string;
  /** A table of the elements of a JSON list: `(sql) as alias(value)`. */
  each(json: string, alias: string): string;
  /** Value at a path inside a JSON column, as a scalar that compares like SQLite's `->>`. */
  jsonValue(json: string, path: readonly string[]): string;
  /** A path as the parameter that `jsonValueAt` takes. */
  jsonPath(path: readonly string[]): SqlValue;
  /** As `jsonValue`, with the path as a parameter: `place` is its sign. */
  jsonValueAt(json: string, place: string): string;
  jsonLength(json: string): string;
  lower(text: string): string;
  /** A column that compares without regard to the case of ASCII letters; without the word `lower(column)`. */
  nocase?(column: string): string;
  /** Insertion order. */
  readonly rowId: string;
  /** Definition of the column of `rowId`, where it is none that every table has. */
  readonly rowColumn?: string;
  /** A column of an index, as the sorting of answers wants it; without the word the column itself. */
  indexTerm?(term: string): string;
  /** Last column of every index that is not unique. */
  readonly indexTail?: string;
  readonly random: string;
  /** A parameter that becomes a column of this kind; without the word `?`. */
  place?(kind: 'text' | 'number' | 'bool' | 'json' | 'list'): string;
  /** Where values have static types: from one type to another; `?` is a parameter. Without the word they have none. */
  convert?(sql: string, from: ValueType, to: ValueType): string;
  /** A value as a number where its text reads like one, as `any`. Goes with `convert`. */
  guess?(value: string): string;
  /** A text that is ordered byte by byte. Goes with `convert`. */
  bytewise?(text: string): string;
  /** What stands for "no value" among the values of a type. Goes with `convert`. */
  readonly empty?: Readonly<Record<ValueType, string>>;
  /** Order of the rows of a joined source, where the database does not keep it by itself. */
  sourceOrder?(alias: string, isList: boolean): string;
  /** Unique indexes answer in the order in which they were made: then the last declared is made first, the key last. */
  readonly keyLast?: true;
  /** NULL outside of its domain. Without the word `acos(x)`. */
  acos?(x: string): string;
  /** Ends a SELECT that claims rows which others do not hold. Absent: nothing is said. */
  readonly skipLocked?: string;
}

/** Static types of values; `any` holds a number or a text, of which the numbers come first. */
export type ValueType = 'text' | 'number' | 'any';
