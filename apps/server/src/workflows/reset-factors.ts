import { accept, refuse } from '@dossier/domain/result';
import { newTokenKey } from '@dossier/records';
import { canViewOrganisation, staffOf } from '../case/staff.ts';
import { enqueueSignInChange } from '../mail/enqueue-sign-in-change.ts';
import { nameOf } from '../runtime/actor.ts';
import { deleteFactors } from '../sign-in/factors.ts';
import { defineWorkflow } from './workflow.ts';

/**
 * Removes all factors of a colleague who has lost them, and ends their sessions. They sign in with a mailed code again,
 * and add a factor first where one is required.
 */
export const resetFactors = defineWorkflow('reset-factors', {
  async run({ records, actor }, { org, user: id }) {
    const { collection, portal } = staffOf(org);
    const user = canViewOrganisation(actor, org) ? await records.get(collection, id) : undefined;
    if (!user || (org !== '' && (user as { org?: string }).org !== org)) return refuse('not-found');
    if (id === actor.id) return refuse('own-account');
    const account = { portal, collection, id, org };
    if ((await deleteFactors(records, account)) > 0) {
      await records.update(collection, id, { tokenKey: newTokenKey() } as never);
      await enqueueSignInChange(records, account, { change: 'factor-reset', by: nameOf(actor) });
    }
    return accept({ user: id });
  },
});
