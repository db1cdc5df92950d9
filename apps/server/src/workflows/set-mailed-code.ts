import { accept, refuse } from '@dossier/domain/result';
import { enqueueSignInChange } from '../mail/enqueue-sign-in-change.ts';
import { activeFactors } from '../sign-in/factors.ts';
import { confirmPassword, ownAccount } from '../sign-in/own-account.ts';
import { defineWorkflow } from './workflow.ts';

/** Accepts or refuses mailed codes for the own account. Without another factor they cannot be refused. */
export const setMailedCode = defineWorkflow('set-mailed-code', {
  prepare: (context, { password }) => confirmPassword(context, password),
  async run({ records, actor }, { isAccepted }) {
    const account = ownAccount(actor);
    if (!isAccepted && (await activeFactors(records, account)).length === 0) return refuse('factor-needed');
    const before = await records.need(account.collection, account.id);
    if (before.refuses_mailed_code === isAccepted) {
      await records.update(account.collection, account.id, { refuses_mailed_code: !isAccepted });
      const change = isAccepted ? 'mailed-code-accepted' : 'mailed-code-refused';
      await enqueueSignInChange(records, account, { change });
    }
    return accept({ isAccepted });
  },
});
