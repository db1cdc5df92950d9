import { subscribers } from '../../role-groups.ts';
import { z } from '../../schema.ts';
import type { WorkflowContract } from '../contract.ts';
import { recordId } from '../fields.ts';

export const endSubscription = {
  roles: subscribers,
  input: z.object({ subscription: recordId }),
  answer: z.strictObject({ subscription: z.string() }),
} as const satisfies WorkflowContract;
