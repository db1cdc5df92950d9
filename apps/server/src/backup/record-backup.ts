import { dateText, type Store } from '@dossier/records';
import type { DeskSchema } from '../collections/index.ts';
import type { MadeBackup } from './make-backup.ts';

/** What the desk remembers of a backup. */
export const factsOfBackup = ({ name, index, files, fileBytes }: MadeBackup) => ({
  backup: name,
  bytes: index.size,
  files,
  file_bytes: fileBytes,
});

/** Records a backup that a command made, so that the page System and the metrics know its age. */
export async function recordBackup(store: Store<DeskSchema>, made: MadeBackup, startedAt: Date): Promise<void> {
  await store.transaction(
    (records) =>
      records.create('system_runs', {
        kind: 'backup',
        state: 'done',
        by: '',
        by_name: '',
        started_at: dateText(startedAt),
        ended_at: records.now,
        attempts: 1,
        ...factsOfBackup(made),
      }),
    { operation: 'system-run' },
  );
}
