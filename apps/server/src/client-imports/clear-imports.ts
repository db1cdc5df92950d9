import { importDays } from '@dossier/domain/limits';
import { dateText } from '@dossier/records';
import type { ImportParts } from './run-imports.ts';

/**
 * Deletes files that were not confirmed, and the rows of finished imports: they are personal data that the drafts hold
 * now. What an import did remains in its row and in the history of the onboardings.
 */
export async function clearOldImports({ store, now }: ImportParts, isStopping: () => boolean): Promise<void> {
  const before = dateText(new Date(now().getTime() - importDays * 86_400_000));
  const filter =
    'cleared_at = "" && ((state = "draft" && updated < {:before}) || (ended_at != "" && ended_at < {:before}))';
  for (const { id } of await store.reader.find('client_imports', filter, { before })) {
    if (isStopping()) return;
    await store.transaction(
      async (records) => {
        const row = await records.get('client_imports', id);
        if (row?.state === 'draft') return void (await records.delete('client_imports', id));
        if (row?.state !== 'done' && row?.state !== 'stopped' && row?.state !== 'undone') return;
        for (const part of await records.find('client_import_parts', 'import = {:id}', { id }))
          await records.delete('client_import_parts', part.id);
        await records.update('client_imports', id, { cleared_at: records.now, summary: null, sheets: [] });
      },
      { operation: 'clear-import' },
    );
  }
}
