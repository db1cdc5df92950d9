import type { Collection } from '../collection/collection.ts';
import { strictSystemCollections, systemCollections } from '../collection/system-collections.ts';
import type { Dialect, SchemaStamp } from '../dialect/dialect.ts';
import { createCommitListeners } from './commit-listeners.ts';
import { DiskState } from './disk-state.ts';
import { areCountersRight, rebuildCounters } from './engine/counters.ts';
import { type Engine, makeEngine } from './engine/engine.ts';
import { makeTransaction } from './make-transaction.ts';
import { AccessPaths } from './query/access-path.ts';
import { Bounds } from './query/bounds.ts';
import { makeQueries } from './query/make-queries.ts';
import { OrderCache } from './query/order-cache.ts';
import { TotalCache } from './query/total-cache.ts';
import { type All, makeReader, type Remembered } from './reader.ts';
import type { RecordsReader, Schema } from './records.ts';
import { remoteChangesOf } from './remote-changes.ts';
import { isCurrentStamp, type SchemaOptions } from './schema-stamp.ts';
import { fillSearchIndex } from './search-index/fill.ts';
import { isIndexComplete } from './search-index/search-index.ts';
import type { Store } from './store.ts';
import { type Migration, syncSchema } from './sync-schema.ts';
import { findTables } from './tables-read.ts';

export interface StoreOptions<S extends Schema = Schema> extends SchemaOptions {
  /** Collections of the program; system collections are added. A record of them by name gives the store its types. */
  readonly collections: readonly Collection[] | { readonly [N in keyof S]: S[N] };
  readonly dialect: Dialect;
  readonly migrations?: readonly Migration[];
  /** Client filters follow relations only to records that the client may list. Default: false, as in PocketBase. */
  readonly strict?: boolean;
  /** Clock of ids, timestamps and date macros. */
  readonly now?: () => Date;
}

/**
 * Opens the database, synchronises its schema with the declared collections and returns the store.
 * @throws SchemaRefused for a database that this program may not open or change
 * @throws Error when the declarations contradict each other or the stored tables
 */
export async function createStore<S extends Schema = Schema>(options: StoreOptions<S>): Promise<Store<S>> {
  const { dialect, migrations = [], strict = false, now = () => new Date() } = options;
  const own = Array.isArray(options.collections) ? options.collections : Object.values(options.collections);
  // A program may declare a system collection with other options.
  const given = new Set(own.map(({ name }: Collection) => name));
  const system = (strict ? strictSystemCollections : systemCollections).filter(({ name }) => !given.has(name));
  const engine = makeEngine([...own, ...system], dialect, strict, now);
  await syncSchema(dialect, [...engine.collections.values()], migrations, options);
  for (const collection of engine.collections.values())
    if (collection.searchIndex && (await isIndexComplete(dialect, collection)))
      engine.completeIndexes.add(collection.name);
  return openStore(engine, options.stamp) as unknown as Store<S>;
}

/** Time limit of the program's own isolated queries. */
const ownLimitMs = 60_000;

function openStore(engine: Engine, stamp: SchemaStamp | undefined): Store {
  const { dialect, compiler, strict } = engine;
  const totals = new TotalCache(dialect.unreportedWrites);
  const bounds = new Bounds(dialect);
  const paths = new AccessPaths(dialect, bounds);
  const orders = new OrderCache(totals, dialect.sql.random);
  const listeners = createCommitListeners((changes) => totals.invalidate(changes));
  const { read, observedReader } = makeReaders(engine, totals);
  const disk = new DiskState(() => engine.now());
  listeners.register.afterCommit(disk.clear);
  dialect.feed?.follow(
    async (entries) => listeners.afterRemote(await remoteChangesOf(engine, read, entries)),
    (error) => process.emitWarning(`Changes of other instances cannot be read: ${reasonOf(error)}`),
    () => totals.forget(),
  );
  return {
    collections: engine.collections,
    dialect,
    queries: makeQueries({ compiler, dialect, totals, orders, bounds, paths, strict, now: () => engine.now() }),
    reader: read,
    observedReader,
    transaction: disk.observed(makeTransaction(engine, listeners)),
    isDiskFull: () => disk.isFull(),
    isSchemaCurrent: () => isCurrentStamp(dialect, dialect, stamp),
    ...listeners.register,
    maintainIndexes: (isStopping, report) => maintainIndexes(engine, isStopping, report),
    close: () => dialect.close(),
  };
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? reasonOf(error.cause) : error.message;
}

async function maintainIndexes(
  engine: Engine,
  ...[isStopping, report]: Parameters<Store['maintainIndexes']>
): Promise<void> {
  const { dialect } = engine;
  for (const collection of engine.collections.values()) {
    if (collection.counters && !(await areCountersRight(dialect, collection)))
      await dialect.transaction((connection) => rebuildCounters(connection, collection));
    const filled = collection.searchIndex && (await fillSearchIndex(engine, collection, isStopping));
    if (filled) report(filled);
  }
}

function makeReaders(engine: Engine, totals: TotalCache): { read: RecordsReader } & Pick<Store, 'observedReader'> {
  const { dialect } = engine;
  const remembered: Remembered = (key, collections, load) =>
    totals.remember(`program ${key}`, { tables: new Set(collections) }, load);
  const all: All = (sql, params) => dialect.all(sql, params);
  const isolated: All = (sql, params) => dialect.isolated?.(sql, params, ownLimitMs) ?? dialect.all(sql, params);
  const read = makeReader(engine, all, { remembered, isolated });
  const tablesRead = findTables(new Set(engine.collections.keys()));
  const observedReader: Store['observedReader'] = (onRead) => {
    const observed =
      (read: All): All =>
      (sql, params) => {
        onRead(tablesRead(sql));
        return read(sql, params);
      };
    return makeReader(engine, observed(all), {
      isolated: observed(isolated),
      remembered: (key, collections, load) => {
        onRead(collections);
        return remembered(key, collections, load);
      },
    });
  };
  return { read, observedReader };
}
