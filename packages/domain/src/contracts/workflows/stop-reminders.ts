import { gatekeepers } from '../../role-groups.ts';
import { z } from '../../schema.ts';
import type { WorkflowContract } from '../shared/contract.ts';
import { requestRef } from '../shared/fields.ts';

/** Stops the automatic mails to the client of one onboarding, or lets them go on. */
export const stopReminders = {
  roles: gatekeepers,
  input: z.extend(requestRef, { isStopped: z.boolean() }),
  answer: z.strictObject({ request: z.string(), isStopped: z.boolean() }),
} as const satisfies WorkflowContract;
