import { clients } from '../../role-groups.ts';
import { z } from '../../schema.ts';
import type { WorkflowContract } from '../shared/contract.ts';
import { recordId } from '../shared/fields.ts';

/** The reader of a link does not know who named them: the link ends, and the institution is notified. */
export const declineHelperLink = {
  roles: clients,
  input: z.object({ link: recordId }),
  answer: z.strictObject({ link: z.string() }),
} as const satisfies WorkflowContract;
