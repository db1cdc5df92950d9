import { accept, refuse } from '@dossier/domain/result';
import { findImport } from '../client-imports/find-import.ts';
import { defineWorkflow } from './workflow.ts';

/** Deletes a file that was not imported, with its rows. */
export const discardImport = defineWorkflow('discard-import', {
  async run({ records, actor }, { import: id }) {
    const row = await findImport(records, actor, id);
    if (!row) return refuse('not-found');
    if (row.state !== 'draft') return refuse('import-not-open');
    await records.delete('client_imports', id);
    return accept({ discarded: true as const });
  },
});
