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

/** A running transaction. */
export interface Transaction {
  readonly records: Records;
  readonly changes: readonly Change[];
  /** Waits for writes that the body did not await, and rejects later ones. */
  end(): Promise<void>;
}

export function beginTransaction(
  engine: Engine,
  connection: Connection,
  { actor = null, operation = '' }: TransactionOptions,
): Transaction {
  const date = engine.now();
  let isOpen = true;
  const transaction: TransactionContext = {
    engine,
    connection,
    now: dateText(date),
    date,
    actor,
    operation,
    changes: [],
    deleting: new Set(),
    inner: () => makeRecords(transaction, () => isOpen).records,
  };
  const { records, idle } = makeRecords(transaction, () => isOpen);
  return {
    records,
    changes: transaction.changes,
    async end() {
      await idle();
      isOpen = false;
    },
  };
}

/** Runs the writes of one level sequentially, even when a body starts several at once: savepoints must not overlap. */
function makeRecords(
  transaction: TransactionContext,
  isOpen: () => boolean,
): { records: Records; idle: () => Promise<void> } {
  let last: Promise<unknown> = Promise.resolve();
  const inTurn = <T>(write: () => Promise<T>): Promise<T> => {
    if (!isOpen()) throw new Error('This transaction has ended: its records can no longer be written.');
    const turn = last.then(write);
    last = turn.catch(() => {});
    return turn;
  };
  const collection = (name: string) => collectionOf(transaction.engine, name);
  const reader = makeReader(transaction.engine, (sql, params) => transaction.connection.all(sql, params));
  const writer = {
    create: (name: string, input: Input, options?: WriteOptions) =>
      inTurn(() => createRecord(transaction, collection(name), input, options)),
    update: (name: string, id: string, input: Input, options?: WriteOptions) =>
      inTurn(() => updateRecord(transaction, collection(name), id, input, options)),
    delete: (name: string, id: string, options?: WriteOptions) =>
      inTurn(() => deleteRecord(transaction, collection(name), id, options)),
    newId,
    now: transaction.now,
    connection: transaction.connection,
  };
  // Copies descriptors so that the getter of `sql` stays lazy: few transactions use it.
  const records = Object.defineProperties(writer, Object.getOwnPropertyDescriptors(reader)) as unknown as Records;
  return { records, idle: async () => void (await last) };
}
