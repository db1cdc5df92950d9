import { notificationDays } from '@dossier/domain/limits';
import { dateText, type Store } from '@dossier/records';
import type { DeskSchema } from '../collections/index.ts';

/** Rows that are deleted in one transaction. */
const batchSize = 200;

interface Retention {
  readonly store: Store<DeskSchema>;
  readonly now: () => Date;
}

/** Deletes notifications, read or not, after their retention period. See docs/decisions/0221. */
export async function deleteOldNotifications({ store, now }: Retention, isStopping: () => boolean): Promise<void> {
  const until = dateText(new Date(now().getTime() - notificationDays * 86_400_000));
  while (!isStopping()) {
    const old = await store.reader.find('notifications', 'created < {:until}', { until }, { limit: batchSize });
    if (old.length === 0) return;
    await store.transaction(
      async (records) => {
        for (const { id } of old) if (await records.get('notifications', id)) await records.delete('notifications', id);
      },
      { operation: 'delete-old-notifications' },
    );
  }
}
