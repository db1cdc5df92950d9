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
  close(): Promise<void>;
}

export interface Connection {
  all(sql: string, params: readonly SqlValue[]): Promise<Row[]>;
  run(sql: string, params: readonly SqlValue[]): Promise<void>;
}

export interface DialectWords {
  /** Type and default of a column, by storage kind. */
  column(kind: 'text' | 'number' | 'bool' | 'json'): string;
  /** ASCII-insensitive LIKE with `\` as escape. */
  like(left: string, right: string): string;
  /** A table of the elements of a JSON list: `(sql) as alias(value)`. */
  each(json: string, alias: string): string;
  /** Value at a path inside a JSON column, as a scalar that compares like SQLite's `->>`. */
  jsonValue(json: string, path: readonly string[]): string;
  jsonLength(json: string): string;
  lower(text: string): string;
  /** Insertion order. */
  readonly rowId: string;
  readonly random: string;
}
