import { accept, refuse } from '@dossier/domain/result';
import { deleteLinkedAccount, linkedAccountsOf } from '../case/linked-accounts.ts';
import { confirmOwner } from '../sign-in/own-account.ts';
import { defineWorkflow } from './workflow.ts';

/** Removes a provider's account from the own one. The mail and the event follow from the row. */
export const removeLinkedAccount = defineWorkflow('remove-linked-account', {
  prepare: (context, { password }) => confirmOwner(context, password),
  async run({ records, actor }, { account: id }) {
    const own = (await linkedAccountsOf(records, actor)).find((account) => account.id === id);
    if (!own) return refuse('not-found');
    await deleteLinkedAccount(records, own);
    return accept({ account: id });
  },
});
