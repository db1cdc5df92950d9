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

/** Reading without rules: for the program's own code, which asks its own questions first. */
export interface RecordsReader<S extends Schema = Schema> {
  /** Undefined when there is none. */
  get<N extends keyof S & string>(collection: N, id: string): Promise<RecordOf<Named<S, N>> | undefined>;
  /** Errors: throws when there is none: use where its absence is a defect. */
  need<N extends keyof S & string>(collection: N, id: string): Promise<RecordOf<Named<S, N>>>;
  /** The filter language of the wire with `{:name}` places; compiled once per text. Without limit: all. */
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
  /** Does this record satisfy the collection's rule for this reader? For workflows that start from a rule. */
  allows(
    action: 'list' | 'view' | 'create' | 'update' | 'delete',
    collection: keyof S & string,
    id: string,
    auth: AnyRecord | null,
  ): Promise<boolean>;
  /** Whose SQL `sql` speaks, where databases differ. */
  readonly database: 'sqlite' | 'postgres';
  /**
   * A small answer, asked once and kept until a write to one of the collections. The key says the whole question; the
   * answer must not depend on anything else, such as the clock. Inside a transaction it is asked each time.
   */
  remembered<T>(key: string, collections: readonly (keyof S & string)[], ask: () => Promise<T>): Promise<T>;
  /**
   * Parts of words of a collection that declares `words`; undefined while the index is being made: then the table
   * itself has to be looked through.
   */
  searchIndex(collection: keyof S & string): SearchIndex | undefined;
  /**
   * Table of the collection's `tally`: columns of its fields and `n`, to be summed. Costs as many rows as there are
   * combinations of values, not as there are records.
   */
  counters(collection: keyof S & string): RawBuilder<unknown>;
  /** Typed SQL over the tables (column = field name), for questions across collections. Read only. */
  readonly sql: Kysely<SqlTables<S>>;
  /**
   * The same for questions that look at very many rows: nobody else waits for them, and they are stopped after a
   * minute. Errors: rejects with `TookTooLong`.
   */
  readonly sqlIsolated: Kysely<SqlTables<S>>;
}

/**
 * How a write of the record API differs from one of the program's own.
 * Then `values` are what was submitted: keys may carry modifiers (`tags+`), unknown keys are ignored, files are
 * `NewFile`s (files/file-store.ts), a password is a `HashedPassword` (auth/password.ts) hashed before the transaction.
 */
export interface WriteOptions {
  readonly via?: Via;
  /** The signed-in record, for hooks. */
  readonly auth?: AnyRecord | null;
  /**
   * Runs inside the transaction with the whole row as it would be stored (modifiers and normalising done), before
   * hooks and validation. Throws an ApiError to refuse. `before` is null for a create.
   */
  readonly check?: (next: AnyRecord, before: AnyRecord | null) => Promise<void>;
}

/** Reading and writing inside one transaction. Rules do not apply; validation and hooks do. */
export interface Records<S extends Schema = Schema> extends RecordsReader<S> {
  /** Errors: throws ApiError 400 with field errors when a value is invalid. */
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
  /** A fresh id: 15 characters of [a-z0-9]. */
  newId(): string;
  /** Date text of now, the same for the whole transaction. */
  readonly now: string;
  /** This transaction's connection: rules are asked and conditional writes made through it. Leaves no Change. */
  readonly connection: Connection;
}

/** Tables for Kysely: lists and JSON are text columns there, booleans 0/1 on SQLite. */
export type SqlTables<S extends Schema> = {
  [N in keyof S & string]: { [K in keyof RecordOf<Named<S, N>> & string]: SqlValueOf<RecordOf<Named<S, N>>[K]> };
};
type SqlValueOf<V> = V extends string ? V : V extends number ? number : V extends boolean ? boolean | number : string;
