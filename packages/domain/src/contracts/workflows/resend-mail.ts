import { leads } from '../../role-groups.ts';
import { z } from '../../schema.ts';
import type { WorkflowContract } from '../shared/contract.ts';
import { recordId } from '../shared/fields.ts';

/** Tries to send a mail now: one that waits for its next attempt, or one whose attempts have ended. */
export const resendMail = {
  roles: leads,
  input: z.object({ mail: recordId }),
  answer: z.strictObject({ mail: z.string() }),
} as const satisfies WorkflowContract;
