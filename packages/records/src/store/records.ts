import type { Kysely, RawBuilder } from 'kysely';
import type { Collection, InputFor, RecordOf } from '../collection/collection.ts';
import type { AnyRecord, Via } from '../core/record.ts';
import type { Connection } from '../dialect/dialect.ts';
import type { FilterValues } from '../filter/fragment.ts';
import type { FindOptions } from './query/find.ts';
import type { SearchIndex } from './search-index/search-index.ts';

/**
 * The collections of a program by name, for types: `interface Schema { books: typeof books; … }`.
 */
export type Schema = { [name: string]: Collection };
type Named<S, N extends keyof S> = S[N] extends Collection ? S[N] : never;

/** Reads without rules: for the program's own code, which does its own authorisation. */
export interface RecordsReader<S extends Schema = Schema> {
  /** Undefined when there is none. */
  get<N extends keyof S & string>(collection: N, id: string): Promise<RecordOf<Named<S, N>> | undefined>;
  /** @throws when there is none; use where its absence is a defect */
  need<N extends keyof S & string>(collection: N, id: string): Promise<RecordOf<Named<S, N>>>;
  /** The filter language of the wire with `{:name}` placeholders, compiled once per text. Returns all records when no limit is given. */
  find<N extends keyof S & string>(
    collection: N,
    filter: string,
    values?: FilterValues,
    options?: FindOptions,
  ): Promise<RecordOf<Named<S, N>>[]>;
  first<N extends keyof S & string>(
    collection: N,
    filter: string,
    values?: FilterValues,
    options?: FindOptions,
  ): Promise<RecordOf<Named<S, N>> | undefined>;
  count<N extends keyof S & string>(collection: N, filter: string, values?: FilterValues): Promise<number>;
  /** Does this record satisfy the collection's rule for `auth`? */
  allows(
    action: 'list' | 'view' | 'create' | 'update' | 'delete',
    collection: keyof S & string,
    id: string,
    auth: AnyRecord | null,
  ): Promise<boolean>;
  /** The database, where the SQL of `sql` has to differ. */
  readonly database: 'sqlite' | 'postgres';
  /**
   * Caches a small result until a write to one of the collections. The key must identify the query completely, and the
   * result must not depend on anything else, such as the clock. Inside a transaction nothing is cached.
   */
  remembered<T>(key: string, collections: readonly (keyof S & string)[], load: () => Promise<T>): Promise<T>;
  /**
   * The search index of a collection that declares `searchIndex`; undefined while the index is being built: the caller
   * then scans the table.
   */
  searchIndex(collection: keyof S & string): SearchIndex | undefined;
  /**
   * Table of the collection's `counters`: its fields and `n`, to be summed. It has one row per combination of values
   * and shard, not per record.
   */
  counters(collection: keyof S & string): RawBuilder<unknown>;
  /** Typed SQL over the tables (column = field name), for queries across collections. Read only. */
  readonly sql: Kysely<SqlTables<S>>;
  /**
   * The same for queries that read very many rows: they do not block others and time out after a minute, with
   * `TookTooLong`.
   */
  readonly sqlIsolated: Kysely<SqlTables<S>>;
}

/**
 * Options of a write by the record API.
 * Its `values` are the submitted ones: keys may have modifiers (`tags+`), unknown keys are ignored, files are
 * `NewFile`s (files/file-store.ts), a password is a `HashedPassword` (passwords/password.ts) hashed before the
 * transaction.
 */
export interface WriteOptions {
  readonly via?: Via;
  /** The signed-in record, for hooks. */
  readonly auth?: AnyRecord | null;
  /**
   * Runs inside the transaction with the whole normalised row, before hooks and validation. Throws an ApiError to refuse
   * the write. `before` is null for a create.
   */
  readonly check?: (next: AnyRecord, before: AnyRecord | null) => Promise<void>;
}

/** Reads and writes inside one transaction. Rules do not apply; validation and hooks do. */
export interface Records<S extends Schema = Schema> extends RecordsReader<S> {
  /** @throws ApiError 400 with field errors when a value is invalid */
  create<N extends keyof S & string>(
    collection: N,
    values: InputFor<Named<S, N>>,
    options?: WriteOptions,
  ): Promise<RecordOf<Named<S, N>>>;
  update<N extends keyof S & string>(
    collection: N,
    id: string,
    values: Partial<InputFor<Named<S, N>>>,
    options?: WriteOptions,
  ): Promise<RecordOf<Named<S, N>>>;
  delete(collection: keyof S & string, id: string, options?: WriteOptions): Promise<void>;
  /** Generates an id: 15 characters of [a-z0-9]. */
  newId(): string;
  /** Date text of the current time, constant within the transaction. */
  readonly now: string;
  /** The transaction's connection, for rules and conditional writes. Writes through it emit no Change. */
  readonly connection: Connection;
}

/** Tables for Kysely: lists and JSON are text columns, booleans are 0/1 on SQLite. */
export type SqlTables<S extends Schema> = {
  [N in keyof S & string]: { [K in keyof RecordOf<Named<S, N>> & string]: SqlValueOf<RecordOf<Named<S, N>>[K]> };
};
type SqlValueOf<V> = V extends string ? V : V extends number ? number : V extends boolean ? boolean | number : string;
