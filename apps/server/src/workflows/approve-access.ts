import { decideAccess } from '../case/decide-access.ts';
import { defineWorkflow } from './workflow.ts';

/** The client grants the institution access to the vault; a rejected request can still be approved. */
export const approveAccess = defineWorkflow('approve-access', {
  run: ({ records, actor }, { access }) =>
    decideAccess(records, actor, { access, to: 'approved', move: 'approve-access' }),
});
