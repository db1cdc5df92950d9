import { AsyncLocalStorage } from 'node:async_hooks';
import type { CommitListeners } from './commit-listeners.ts';
import type { Engine } from './engine/engine.ts';
import type { Records } from './records.ts';
import { entryOf } from './remote-changes.ts';
import type { Store, TransactionOptions } from './store.ts';
import { beginTransaction } from './transaction.ts';

/** Returns the function that runs transactions of a store and notifies its listeners. */
export function makeTransaction(engine: Engine, listeners: CommitListeners): Store['transaction'] {
  const { dialect } = engine;
  const inside = new AsyncLocalStorage<true>();
  return async <T>(
    run: (records: Records) => Promise<T>,
    { onCommit, ...context }: TransactionOptions = {},
  ): Promise<T> => {
    // Transactions run one after the other: a nested one would deadlock.
    if (inside.getStore())
      throw new Error('A transaction cannot begin inside another one: use the records that the body received.');
    const { value, changes } = await dialect.transaction((connection) =>
      inside.run(true, async () => {
        const { records, changes, end } = beginTransaction(engine, connection, context);
        try {
          const value = await run(records);
          await listeners.before(changes, records);
          const entries = () => changes.map((change) => entryOf(engine, change));
          if (changes.length > 0) dialect.feed?.append(connection, entries());
          return { value, changes };
        } finally {
          await end();
        }
      }),
    );
    if (changes.length > 0) onCommit?.(changes);
    listeners.after(changes);
    return value;
  };
}
