import { accept, refuse } from '@dossier/domain/result';
import { enqueueSignInChange } from '../mail/enqueue-sign-in-change.ts';
import { activeFactors, deleteFactors, isFactorRequired, ownFactor } from '../sign-in/factors.ts';
import { confirmPassword, ownAccount } from '../sign-in/own-account.ts';
import { defineWorkflow } from './workflow.ts';

/** Removes an own factor. The last one stays while the institution or the desk requires one. */
export const removeFactor = defineWorkflow('remove-factor', {
  prepare: (context, { password }) => confirmPassword(context, password),
  async run({ records, actor }, { factor: id }) {
    const account = ownAccount(actor);
    const row = await ownFactor(records, account, id);
    if (row?.state !== 'active') return refuse('not-found');
    const isLast = (await activeFactors(records, account)).length === 1;
    if (isLast && (await isFactorRequired(records, account))) return refuse('factor-needed');
    if (isLast) await deleteFactors(records, account);
    else await records.delete('staff_factors', id);
    const factor = row.kind === 'passkey' ? 'passkey' : 'app';
    await enqueueSignInChange(records, account, { change: 'factor-removed', factor, name: row.name });
    return accept({ factor: id });
  },
});
