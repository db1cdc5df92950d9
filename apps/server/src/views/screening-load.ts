import { accept, refuse } from '@dossier/domain/result';
import { loadRow } from './parts/load-row.ts';
import { defineView } from './view.ts';

/** One load of a list with the stored records that were left out. */
export const screeningLoad = defineView('screening-load', {
  async run({ records }, { load: id }) {
    const row = await records.get('screening_loads', id);
    if (!row) return refuse('not-found');
    const list = await records.need('screening_lists', row.list);
    return accept({ load: loadRow(row), listName: list.name, bad: row.bad ?? [] });
  },
});
