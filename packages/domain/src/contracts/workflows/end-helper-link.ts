import { clients } from '../../role-groups.ts';
import { z } from '../../schema.ts';
import type { WorkflowContract } from '../shared/contract.ts';
import { recordId } from '../shared/fields.ts';

/** The owner of the form ends a helper link. What was given by it stays. */
export const endHelperLink = {
  roles: clients,
  input: z.object({ link: recordId }),
  answer: z.strictObject({ link: z.string() }),
} as const satisfies WorkflowContract;
