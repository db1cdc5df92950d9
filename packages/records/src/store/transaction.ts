import type { Change } from '../collection/change.ts';
import { dateText } from '../core/date-text.ts';
import { newId } from '../core/random.ts';
import type { Connection } from '../dialect/dialect.ts';
import type { Input } from './draft.ts';
import { collectionOf, type Engine } from './engine/engine.ts';
import { makeReader } from './reader.ts';
import type { Records, WriteOptions } from './records.ts';
import { deleteRecord } from './remove.ts';
import type { TransactionOptions } from './store.ts';
import type { TransactionContext } from './transaction-context.ts';
import { createRecord, updateRecord } from './write.ts';

/** A running transaction as its body sees it. */
export interface Transaction {
  readonly records: Records;
  readonly changes: readonly Change[];
  /** Waits for writes that the body did not await, and refuses later ones. */
  end(): Promise<void>;
}

export function beginTransaction(
  engine: Engine,
  connection: Connection,
  { actor = null, operation = '' }: TransactionOptions,
): Transaction {
  const date = engine.now();
  let isOpen = true;
  const work: TransactionContext = {
    engine,
    connection,
    now: dateText(date),
    date,
    actor,
    operation,
    changes: [],
    deleting: new Set(),
    inner: () => makeRecords(work, () => isOpen).records,
  };
  const { records, idle } = makeRecords(work, () => isOpen);
  return {
    records,
    changes: work.changes,
    async end() {
      await idle();
      isOpen = false;
    },
  };
}

/** Writes of one level run one after another even when a body starts several at once: their savepoints must not overlap. */
function makeRecords(work: TransactionContext, isOpen: () => boolean): { records: Records; idle: () => Promise<void> } {
  let last: Promise<unknown> = Promise.resolve();
  const inTurn = <T>(write: () => Promise<T>): Promise<T> => {
    if (!isOpen()) throw new Error('This transaction has ended: its records cannot be written any more.');
    const turn = last.then(write);
    last = turn.catch(() => {});
    return turn;
  };
  const collection = (name: string) => collectionOf(work.engine, name);
  const reader = makeReader(work.engine, (sql, params) => work.connection.all(sql, params));
  const writer = {
    create: (name: string, input: Input, options?: WriteOptions) =>
      inTurn(() => createRecord(work, collection(name), input, options)),
    update: (name: string, id: string, input: Input, options?: WriteOptions) =>
      inTurn(() => updateRecord(work, collection(name), id, input, options)),
    delete: (name: string, id: string, options?: WriteOptions) =>
      inTurn(() => deleteRecord(work, collection(name), id, options)),
    newId,
    now: work.now,
    connection: work.connection,
  };
  // The getter of `sql` stays lazy: few transactions ask for it.
  const records = Object.defineProperties(writer, Object.getOwnPropertyDescriptors(reader)) as unknown as Records;
  return { records, idle: async () => void (await last) };
}
