import * as z from 'zod';
import { decideAccess } from '../case/decide-access.ts';
import type { Workflows } from './contracts.ts';
import { recordId } from './inputs.ts';
import { defineWorkflow } from './workflow.ts';

/** The client keeps the vault closed. */
export const refuseAccess = defineWorkflow<Workflows['refuse-access']['input'], Workflows['refuse-access']['answer']>({
  name: 'refuse-access',
  input: z.object({ access: recordId }),
  run: ({ records, actor }, { access }) =>
    decideAccess(records, actor, { access, to: 'rejected', move: 'refuse-access' }),
});
