import { subscribers } from '../../role-groups.ts';
import { z } from '../../schema.ts';
import type { WorkflowContract } from '../shared/contract.ts';
import { recordId } from '../shared/fields.ts';

/** Runs it now, in addition to its cadence, in the background. */
export const runSubscription = {
  roles: subscribers,
  input: z.object({ subscription: recordId }),
  answer: z.strictObject({ subscription: z.string() }),
} as const satisfies WorkflowContract;
