import { accept, refuse } from '@dossier/domain/result';
import { ownFactor } from '../sign-in/factors.ts';
import { ownAccount } from '../sign-in/own-account.ts';
import { defineWorkflow } from './workflow.ts';

/** Changes the name of an own factor. */
export const renameFactor = defineWorkflow('rename-factor', {
  async run({ records, actor }, { factor: id, name }) {
    const row = await ownFactor(records, ownAccount(actor), id);
    if (row?.state !== 'active') return refuse('not-found');
    await records.update('staff_factors', id, { name });
    return accept({ factor: id });
  },
});
