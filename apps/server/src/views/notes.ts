import { isActive } from '@dossier/domain/onboarding';
import { accept, refuse } from '@dossier/domain/result';
import { mentionable, noteLine, notesAccess, notesFor } from '../case/notes.ts';
import { defineView } from './view.ts';

/** The notes on an onboarding that the viewer's side may read, and whom they may mention. */
export const notes = defineView('notes', {
  async run({ records, actor }, { request: id }) {
    const access = await notesAccess(records, actor, id);
    if (!access) return refuse('not-found');
    const rows = await notesFor(records, access);
    return accept({
      side: access.side,
      notes: rows.map((row) => noteLine(row, access, actor)),
      people: await mentionable(records, actor, access, 'both'),
      mayWrite: isActive(access.request.status),
    });
  },
});
