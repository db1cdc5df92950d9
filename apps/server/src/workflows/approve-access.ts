import * as z from 'zod';
import { decideAccess } from '../case/decide-access.ts';
import type { Workflows } from './contracts.ts';
import { recordId } from './inputs.ts';
import { defineWorkflow } from './workflow.ts';

/** The client opens the vault to the institution; a rejected request can still be approved. */
export const approveAccess = defineWorkflow<
  Workflows['approve-access']['input'],
  Workflows['approve-access']['answer']
>({
  name: 'approve-access',
  input: z.object({ access: recordId }),
  run: ({ records, actor }, { access }) =>
    decideAccess(records, actor, { access, to: 'approved', move: 'approve-access' }),
});
