import { accept } from '@dossier/domain/result';
import { newTokenKey } from '@dossier/records';
import { defineWorkflow } from './workflow.ts';

/** Ends every session of the user by replacing the key that tokens are signed with. */
export const logOutEverywhere = defineWorkflow('log-out-everywhere', {
  async run({ records, actor }) {
    const tokenKey = newTokenKey();
    await records.update(actor.collection as never, actor.id, { tokenKey } as never);
    return accept({ done: true as const });
  },
});
