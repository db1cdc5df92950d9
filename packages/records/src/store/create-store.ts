import { AsyncLocalStorage } from 'node:async_hooks';
import type { Change } from '../collection/change.ts';
import type { Collection } from '../collection/collection.ts';
import { systemCollections } from '../collection/system-collections.ts';
import type { Dialect } from '../dialect/dialect.ts';
import { areCountersRight, rebuildCounters } from './engine/counters.ts';
import { type Engine, makeEngine } from './engine/engine.ts';
import { Bounds } from './query/bounds.ts';
import { makeQueries } from './query/make-queries.ts';
import { OrderCache } from './query/order-cache.ts';
import { TotalCache } from './query/total-cache.ts';
import { type All, makeReader, type Remembered } from './reader.ts';
import type { Records, RecordsReader, Schema } from './records.ts';
import { changesOf, entryOf } from './remote-changes.ts';
import { fillSearchIndex } from './search-index/fill.ts';
import { isWhole } from './search-index/search-index.ts';
import type { Store, TransactionOptions } from './store.ts';
import { type Migration, syncSchema } from './sync-schema.ts';
import { findTables } from './tables-read.ts';
import { beginTransaction } from './transaction.ts';

export interface StoreOptions<S extends Schema = Schema> {
  /** The program's collections; the system's own are added. A record of them by name gives the store its types. */
  readonly collections: readonly Collection[] | { readonly [N in keyof S]: S[N] };
  readonly dialect: Dialect;
  readonly migrations?: readonly Migration[];
  /** Filters of clients go only through what they may list. Default false, as the wire's contract says. */
  readonly strict?: boolean;
  /** The clock of ids, times and date macros. */
  readonly now?: () => Date;
}

/**
 * Opens the database, brings its tables to what is declared, and hands out the store.
 * Errors: rejects with a sentence when the declarations contradict each other or the stored tables.
 */
export async function createStore<S extends Schema = Schema>(options: StoreOptions<S>): Promise<Store<S>> {
  const { dialect, migrations = [], strict = false, now = () => new Date() } = options;
  const own = Array.isArray(options.collections) ? options.collections : Object.values(options.collections);
  // A program may declare a system collection itself, with other options.
  const given = new Set(own.map(({ name }: Collection) => name));
  const system = systemCollections.filter(({ name }) => !given.has(name));
  const engine = makeEngine([...own, ...system], dialect, strict, now);
  await syncSchema(dialect, [...engine.collections.values()], migrations);
  for (const collection of engine.collections.values())
    if (collection.searchIndex && (await isWhole(dialect, collection))) engine.completeIndexes.add(collection.name);
  return openStore(engine) as unknown as Store<S>;
}

type BeforeCommit = (changes: readonly Change[], records: Records) => Promise<void>;
type AfterCommit = (changes: readonly Change[]) => void;

/** The program's own long questions are no stranger's: they may take a minute. */
const ownLimitMs = 60_000;

function openStore(engine: Engine): Store {
  const { dialect, compiler, strict } = engine;
  const totals = new TotalCache();
  const bounds = new Bounds(dialect);
  const orders = new OrderCache(totals, dialect.sql.random);
  const before: BeforeCommit[] = [];
  const after = new Set<AfterCommit>([(changes) => totals.forget(changes)]);
  /** Says whether code runs inside a body: a transaction in there would wait for itself for ever. */
  const inside = new AsyncLocalStorage<true>();

  const transaction = async <T>(
    run: (records: Records) => Promise<T>,
    { onCommit, ...context }: TransactionOptions = {},
  ): Promise<T> => {
    if (inside.getStore())
      throw new Error('A transaction cannot begin inside another one: use the records it was given.');
    const { value, changes } = await dialect.transaction((connection) =>
      inside.run(true, async () => {
        const work = beginTransaction(engine, connection, context);
        try {
          const value = await run(work.records);
          // A copy for each: what a listener writes is a change too, and must not lengthen the list it walks through.
          if (work.changes.length > 0) for (const listener of before) await listener([...work.changes], work.records);
          if (work.changes.length > 0)
            dialect.feed?.note(
              connection,
              work.changes.map((change) => entryOf(engine, change)),
            );
          return { value, changes: work.changes };
        } finally {
          await work.end();
        }
      }),
    );
    if (changes.length > 0) {
      onCommit?.(changes);
      for (const listener of after) tell(listener, changes);
    }
    return value;
  };

  const afterElsewhere = new Set<AfterCommit>([(changes) => totals.forget(changes)]);
  const { read, observedReader } = makeReaders(engine, totals);
  dialect.feed?.follow(
    async (entries) => {
      const changes = await changesOf(engine, read, entries);
      if (changes.length > 0) for (const listener of afterElsewhere) tell(listener, changes);
    },
    (error) => process.emitWarning(error instanceof Error ? error : String(error)),
  );

  return {
    collections: engine.collections,
    dialect,
    queries: makeQueries({ compiler, dialect, totals, orders, bounds, strict, now: () => engine.now() }),
    reader: read,
    observedReader,
    transaction,
    beforeCommit(listener) {
      before.push(listener);
    },
    afterCommit(listener) {
      after.add(listener);
      return () => after.delete(listener);
    },
    onRemoteCommit(listener) {
      afterElsewhere.add(listener);
      return () => afterElsewhere.delete(listener);
    },
    async tidyIndexes(isStopping, tell) {
      for (const collection of engine.collections.values()) {
        if (collection.counters && !(await areCountersRight(dialect, collection)))
          await dialect.transaction((connection) => rebuildCounters(connection, collection));
        const filled = collection.searchIndex && (await fillSearchIndex(engine, collection, isStopping));
        if (filled) tell(filled);
      }
    },
    close: () => dialect.close(),
  };
}

function makeReaders(engine: Engine, totals: TotalCache): { read: RecordsReader } & Pick<Store, 'observedReader'> {
  const { dialect } = engine;
  const remembered: Remembered = (key, collections, ask) =>
    totals.remember(`program ${key}`, { tables: new Set(collections) }, ask);
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
      remembered: (key, collections, ask) => {
        onRead(collections);
        return remembered(key, collections, ask);
      },
    });
  };
  return { read, observedReader };
}

/** The write is committed: a listener's defect must not look like a failed write, and must not pass unseen either. */
function tell(listener: AfterCommit, changes: readonly Change[]): void {
  try {
    listener(changes);
  } catch (error) {
    queueMicrotask(() => {
      throw error;
    });
  }
}
