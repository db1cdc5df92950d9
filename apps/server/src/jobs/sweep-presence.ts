import type { Store } from '@dossier/records';
import { presentSince } from '../case/presence.ts';
import type { DeskSchema } from '../collections/index.ts';

export interface PresenceParts {
  readonly store: Store<DeskSchema>;
  readonly now: () => Date;
}

/** Deletes the rows of tabs that stopped without saying so. Several processes may do it at once. */
export async function sweepPresence({ store, now }: PresenceParts): Promise<void> {
  const filter = 'seen_at < {:since}';
  const values = { since: presentSince(now()) };
  if ((await store.reader.first('presence', filter, values)) === undefined) return;
  await store.transaction(
    async (records) => {
      for (const { id } of await records.find('presence', filter, values)) await records.delete('presence', id);
    },
    { operation: 'sweep-presence' },
  );
}
