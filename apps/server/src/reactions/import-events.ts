import { eventsOf } from './event.ts';

/** The event of an undone import: one for all drafts that it deleted. Their clients are not named. */
export const importEvents = eventsOf('client_imports', async ({ before, after }, records) => {
  if (before === null || before.undone_at !== '' || after.undone_at === '') return undefined;
  const { id, org, number, file_name: file, undone_count: deleted } = after;
  const kept = await records.count('gk_requests', 'import = {:id}', { id });
  const facts = { import: number, file, deleted: String(deleted), kept: String(kept) };
  return { action: 'import-undone', audience: 'institution', org, facts };
});
