import { decideAccess } from '../case/decide-access.ts';
import { defineWorkflow } from './workflow.ts';

/** The client withdraws approved access: the institution keeps the submitted version and reads nothing newer. */
export const withdrawAccess = defineWorkflow('withdraw-access', {
  run: ({ records, actor }, { access }) =>
    decideAccess(records, actor, { access, to: 'withdrawn', move: 'withdraw-access' }),
});
