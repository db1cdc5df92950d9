import { subscribers } from '../../role-groups.ts';
import { z } from '../../schema.ts';
import type { WorkflowContract } from '../shared/contract.ts';
import { reason, recordId } from '../shared/fields.ts';

export const closeAlert = {
  roles: subscribers,
  input: z.object({ alert: recordId, reason }),
  answer: z.strictObject({ alert: z.string() }),
} as const satisfies WorkflowContract;
