import { subscribers } from '../../role-groups.ts';
import { z } from '../../schema.ts';
import type { WorkflowContract } from '../shared/contract.ts';
import { recordId } from '../shared/fields.ts';

export const endSubscription = {
  roles: subscribers,
  input: z.object({ subscription: recordId }),
  answer: z.strictObject({ subscription: z.string() }),
} as const satisfies WorkflowContract;
