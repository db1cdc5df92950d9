/** A value that a database takes. */
export type SqlValue = string | number | bigint | null | Uint8Array;
export type Row = Record<string, SqlValue>;

/**
 * What the engine needs of a database. `?` stands for a parameter; a dialect with another sign translates.
 * `sqlite.ts` and `postgres.ts` have the same exports; what differs between databases is here and nowhere else.
 */
export interface Dialect {
  readonly name: 'sqlite' | 'postgres';
  /** Reads committed state. */
  all(sql: string, params: readonly SqlValue[]): Promise<Row[]>;
  /**
   * One serialised transaction; nested work uses savepoints. Group commit is the dialect's own business.
   */
  transaction<T>(run: (connection: Connection) => Promise<T>): Promise<T>;
  /** Fragments of SQL that differ. */
  readonly words: DialectWords;
  /** A table as it is now, or undefined when there is none. */
  inspect(connection: Connection, table: string): Promise<TableShape | undefined>;
  /** Columns of the unique index that this error is about; undefined for any other error. */
  uniqueViolation(error: unknown): readonly string[] | undefined;
  close(): Promise<void>;
}

export interface Connection {
  all(sql: string, params: readonly SqlValue[]): Promise<Row[]>;
  run(sql: string, params: readonly SqlValue[]): Promise<void>;
  /** What `run` wrote is undone when it throws. Nested calls must not overlap. */
  nested<T>(run: () => Promise<T>): Promise<T>;
}

/** Shape: column name → declared type in upper case; names of all indexes that were made by `create index`. */
export interface TableShape {
  readonly columns: ReadonlyMap<string, string>;
  readonly indexes: readonly string[];
}

export interface DialectWords {
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
  readonly random: string;
}
