import { subscribers } from '../../role-groups.ts';
import { z } from '../../schema.ts';
import type { WorkflowContract } from '../shared/contract.ts';
import { recordId } from '../shared/fields.ts';

export const pauseSubscription = {
  roles: subscribers,
  input: z.object({ subscription: recordId, isPaused: z.boolean() }),
  answer: z.strictObject({ subscription: z.string() }),
} as const satisfies WorkflowContract;
