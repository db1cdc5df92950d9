import { accept, refuse } from '@dossier/domain/result';
import { enqueueSignInChange } from '../mail/enqueue-sign-in-change.ts';
import { activeFactors } from '../sign-in/factors.ts';
import { confirmPassword, ownAccount } from '../sign-in/own-account.ts';
import { createRecoverySet } from '../sign-in/recovery-set.ts';
import { defineWorkflow } from './workflow.ts';

/** Creates a new set of recovery codes; the earlier codes are no longer valid. */
export const replaceRecoveryCodes = defineWorkflow('replace-recovery-codes', {
  prepare: (context, { password }) => confirmPassword(context, password),
  async run({ records, actor, secrets }) {
    const account = ownAccount(actor);
    if ((await activeFactors(records, account)).length === 0) return refuse('factor-needed');
    const recoveryCodes = await createRecoverySet(records, account, secrets);
    await enqueueSignInChange(records, account, { change: 'recovery-codes-created' });
    return accept({ recoveryCodes });
  },
});
