import type { AuthCollection } from '@dossier/domain/portal';
import { accept } from '@dossier/domain/result';
import { defineWorkflow } from './workflow.ts';

/** Saves the user's own names, language and mail preferences. */
export const saveProfile = defineWorkflow('save-profile', {
  async run({ records, actor }, { firstName, lastName, language, notify }) {
    const given = { first_name: firstName, last_name: lastName, language, notify };
    const changes = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
    await records.update(actor.collection as AuthCollection, actor.id, changes);
    return accept({ id: actor.id });
  },
});
