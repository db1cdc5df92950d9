import type { Change, Store } from '@dossier/records';
import type { DeskSchema } from '../collections/index.ts';

type Listener = (changes: readonly Change[]) => void | Promise<void>;

/**
 * Tells of every commit. What fails in a listener is reported and ends there: the write is kept, and the desk goes on.
 * Gives the end of listening.
 */
export function afterCommit(
  store: Pick<Store<DeskSchema>, 'afterCommit'>,
  listener: Listener,
  report: (error: unknown) => void,
): () => void {
  const told = async (changes: readonly Change[]) => listener(changes);
  return store.afterCommit((changes) => void told(changes).catch(report));
}
