import type { Change, Store } from '@dossier/records';
import type { DeskSchema } from '../collections/index.ts';

type Listener = (changes: readonly Change[]) => void | Promise<void>;

/**
 * Calls the listener after every commit. Errors of a listener are logged and do not affect the write.
 * @returns a function that removes the listener
 */
export function afterCommit(
  store: Pick<Store<DeskSchema>, 'afterCommit'>,
  listener: Listener,
  report: (error: unknown) => void,
): () => void {
  const notify = async (changes: readonly Change[]) => listener(changes);
  return store.afterCommit((changes) => void notify(changes).catch(report));
}
