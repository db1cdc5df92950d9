import type { Records } from '@dossier/records';

const atOnce = 500;

/** Deletes all records of a collection, each as one would be: with its relations, files and events. */
export async function deleteAllRows(records: Records, collection: string): Promise<void> {
  for (;;) {
    const rows = await records.find(collection, '', {}, { limit: atOnce });
    if (rows.length === 0) return;
    // Deleting one may have deleted another.
    for (const { id } of rows) if (await records.get(collection, id)) await records.delete(collection, id);
  }
}
