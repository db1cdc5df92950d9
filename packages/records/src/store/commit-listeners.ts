import type { Change } from '../collection/change.ts';
import type { Records } from './records.ts';
import type { Store } from './store.ts';

type BeforeCommit = Parameters<Store['beforeCommit']>[0];
type AfterCommit = (changes: readonly Change[]) => void;

/** Notifies the listeners of a store. */
export interface CommitListeners {
  /** Inside the transaction: what a listener writes is part of it. */
  before(changes: readonly Change[], records: Records): Promise<void>;
  after(changes: readonly Change[]): void;
  /** After a commit of another instance. */
  afterRemote(changes: readonly Change[]): void;
  readonly register: Pick<Store, 'beforeCommit' | 'afterCommit' | 'onRemoteCommit'>;
}

/** @param invalidate called first after each commit, local or remote */
export function createCommitListeners(invalidate: AfterCommit): CommitListeners {
  const before: BeforeCommit[] = [];
  const after = new Set<AfterCommit>([invalidate]);
  const afterRemote = new Set<AfterCommit>([invalidate]);
  const add = (listeners: Set<AfterCommit>) => (listener: AfterCommit) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  return {
    async before(changes, records) {
      if (changes.length === 0) return;
      // Each listener gets a copy: what it writes must not extend the list that it iterates over.
      for (const listener of before) await listener([...changes], records);
    },
    after: (changes) => notify(after, changes),
    afterRemote: (changes) => notify(afterRemote, changes),
    register: {
      beforeCommit(listener) {
        before.push(listener);
      },
      afterCommit: add(after),
      onRemoteCommit: add(afterRemote),
    },
  };
}

function notify(listeners: ReadonlySet<AfterCommit>, changes: readonly Change[]): void {
  if (changes.length > 0) for (const listener of listeners) call(listener, changes);
}

/** The write is committed: the error of a listener must not look like a failed write, and must not be hidden. */
function call(listener: AfterCommit, changes: readonly Change[]): void {
  try {
    listener(changes);
  } catch (error) {
    queueMicrotask(() => {
      throw error;
    });
  }
}
