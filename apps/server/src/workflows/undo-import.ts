import { undoImportHours } from '@dossier/domain/limits';
import { accept, refuse } from '@dossier/domain/result';
import { findImport } from '../client-imports/find-import.ts';
import { isUndoable, undoableUntil } from '../client-imports/undo-time.ts';
import { nameOf } from '../runtime/actor.ts';
import { defineWorkflow } from './workflow.ts';

/** Orders that an import is taken back. A second press of the button changes nothing. */
export const undoImport = defineWorkflow('undo-import', {
  async run({ records, actor, now }, { import: id }) {
    const row = await findImport(records, actor, id);
    if (!row) return refuse('not-found');
    if (row.undo_at !== '') return accept({ ordered: true as const });
    if (!isUndoable(row)) return refuse('import-not-open');
    if (now > undoableUntil(row)) return refuse('import-undo-too-late', { hours: undoImportHours });
    await records.update('client_imports', id, {
      state: 'waiting',
      undo_at: records.now,
      undo_by: actor.id,
      undo_by_name: nameOf(actor),
      attempts: 0,
      lease_until: '',
    });
    return accept({ ordered: true as const });
  },
});
