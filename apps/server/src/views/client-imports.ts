import { accept } from '@dossier/domain/result';
import { importLine } from './parts/import-line.ts';
import { defineView } from './view.ts';

/** Imports that are listed. */
const listed = 20;

/** The newest imports of the institution. */
export const clientImports = defineView('client-imports', {
  async run({ records, actor: { org } }) {
    if (org === '') return accept({ items: [] });
    const rows = await records.find('client_imports', 'org = {:org}', { org }, { sort: '-created,-id', limit: listed });
    return accept({ items: rows.map(importLine) });
  },
});
