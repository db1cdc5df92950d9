import { accept, refuse } from '@dossier/domain/result';
import { findImport } from '../client-imports/find-import.ts';
import { countDone } from '../client-imports/stored-rows.ts';
import { defineWorkflow } from './workflow.ts';

/** Stops an import: what is created stays, the rest is not begun. It can be continued. */
export const stopImport = defineWorkflow('stop-import', {
  async run({ records, actor }, { import: id }) {
    const row = await findImport(records, actor, id);
    if (!row) return refuse('not-found');
    if (row.state === 'stopped') return accept({ stopped: true as const });
    if (row.undo_at !== '' || (row.state !== 'waiting' && row.state !== 'running')) return refuse('import-not-open');
    const counts = await countDone(records, row);
    await records.update('client_imports', id, {
      ...counts,
      state: 'stopped',
      ended_at: records.now,
      lease_until: '',
    });
    return accept({ stopped: true as const });
  },
});
