import { mailContentDays } from '@dossier/domain/limits';
import { dateText, type Store } from '@dossier/records';
import type { DeskSchema } from '../collections/index.ts';

/** Deletes the content of mails that failed long ago: it has names and links, and was not sent again. */
export async function deleteOldContent(
  { store, now }: { readonly store: Store<DeskSchema>; readonly now: () => Date },
  isStopping: () => boolean = () => false,
): Promise<void> {
  const before = dateText(new Date(now().getTime() - mailContentDays * 86_400_000));
  while (!isStopping()) {
    const filter = 'state = "failed" && created < {:before} && data != null';
    const rows = await store.reader.find('mail_outbox', filter, { before }, { limit: 200 });
    if (rows.length === 0) return;
    await store.transaction(
      async (records) => {
        for (const { id } of rows) await records.update('mail_outbox', id, { data: null });
      },
      { operation: 'delete-mail-content' },
    );
  }
}
