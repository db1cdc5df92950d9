import type { AuthCollection } from '@dossier/domain/portal';
import { accept, refuse } from '@dossier/domain/result';
import { staffOfCollection } from '../case/staff.ts';
import { defineWorkflow } from './workflow.ts';

/** Saves the user's own names and language, and of staff how they are notified. */
export const saveProfile = defineWorkflow('save-profile', {
  async run({ records, actor }, { firstName, lastName, language, notify }) {
    if (notify && !staffOfCollection(actor.collection)) return refuse('not-allowed');
    const given = { first_name: firstName, last_name: lastName, language, notify };
    const changes = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
    await records.update(actor.collection as AuthCollection, actor.id, changes);
    return accept({ id: actor.id });
  },
});
