import { dateText, type Store } from '@dossier/records';
import type { DeskSchema } from '../collections/index.ts';

/** Rows that are deleted in one transaction. */
const batchSize = 200;
const dayMs = 86_400_000;

interface Parts {
  readonly store: Store<DeskSchema>;
  readonly now: () => Date;
}

/** Deletes steps of a day ago, long after they can be undone. The history has its own events. */
export async function deleteOldUndoSteps({ store, now }: Parts, isStopping: () => boolean): Promise<void> {
  const until = dateText(new Date(now().getTime() - dayMs));
  while (!isStopping()) {
    const old = await store.reader.find('undo_steps', 'created < {:until}', { until }, { limit: batchSize });
    if (old.length === 0) return;
    await store.transaction(
      async (records) => {
        for (const { id } of old) if (await records.get('undo_steps', id)) await records.delete('undo_steps', id);
      },
      { operation: 'delete-old-undo-steps' },
    );
  }
}
