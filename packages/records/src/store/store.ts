import type { Change } from '../collection/change.ts';
import type { Collection } from '../collection/collection.ts';
import type { AnyRecord } from '../core/record.ts';
import type { Dialect } from '../dialect/dialect.ts';
import type { RecordQueries } from './query/record-queries.ts';
import type { Records, RecordsReader, Schema } from './records.ts';
import type { FilledIndex } from './search-index/fill.ts';

export interface TransactionOptions {
  /** Who causes the changes; recorded in each Change. */
  readonly actor?: AnyRecord | null;
  /** Receives the committed changes, those of `beforeCommit` listeners included. Not called when nothing changed. */
  readonly onCommit?: (changes: readonly Change[]) => void;
  /** Name of the operation that the transaction performs; recorded in each Change. */
  readonly operation?: string;
}

/**
 * The open database with its collections.
 * A transaction's body awaits nothing but the database: files, mail and hashing happen before or after it.
 * Bodies of one store run one after another; those that wait together share one COMMIT (group commit), a
 * savepoint each, so a body that throws undoes only itself. The promise settles after COMMIT.
 */
export interface Store<S extends Schema = Schema> {
  /** All collections by name, system ones (`_superusers`, `_otps`, `_mfas`) included. */
  readonly collections: ReadonlyMap<string, Collection>;
  /** The database, for prepared reads of committed state. */
  readonly dialect: Dialect;
  /** Queries of the record API: lists, rules, filters, answers. */
  readonly queries: RecordQueries;
  /** Reads committed state. */
  readonly reader: RecordsReader<S>;
  /** A reader of committed state that reports the collections of each read, answers from a cache included. */
  observedReader(onRead: (collections: readonly string[]) => void): RecordsReader<S>;
  transaction<T>(run: (records: Records<S>) => Promise<T>, options?: TransactionOptions): Promise<T>;
  /** Runs at the end of every transaction that changed something, inside it: history, outbox. May write. */
  beforeCommit(listener: (changes: readonly Change[], records: Records<S>) => Promise<void>): void;
  /** Runs after COMMIT with the changes of one transaction, in order of commit. */
  afterCommit(listener: (changes: readonly Change[]) => void): () => void;
  /**
   * Runs after commits of other processes on this database, in order of commit. A created or changed record has its
   * current values; one that was deleted since is reported as deleted only.
   */
  onRemoteCommit(listener: (changes: readonly Change[]) => void): () => void;
  /**
   * Rebuilds incorrect counters, and adds the records that precede their search index to it, in small transactions.
   * @param report called for each search index that becomes complete
   */
  maintainIndexes(isStopping: () => boolean, report: (filled: FilledIndex) => void): Promise<void>;
  /** True for a minute after the database refused a write for lack of space, unless one succeeded since. */
  isDiskFull(): boolean;
  /** False when a newer version of the program has changed the schema since this store was opened. */
  isSchemaCurrent(): Promise<boolean>;
  close(): Promise<void>;
}
