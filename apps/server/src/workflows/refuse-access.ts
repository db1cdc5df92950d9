import { decideAccess } from '../case/decide-access.ts';
import { defineWorkflow } from './workflow.ts';

/** The client refuses access to the vault. */
export const refuseAccess = defineWorkflow('refuse-access', {
  run: ({ records, actor }, { access }) =>
    decideAccess(records, actor, { access, to: 'rejected', move: 'refuse-access' }),
});
