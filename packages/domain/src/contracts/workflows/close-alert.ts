import { subscribers } from '../../role-groups.ts';
import { z } from '../../schema.ts';
import type { WorkflowContract } from '../contract.ts';
import { longText, recordId } from '../fields.ts';

export const closeAlert = {
  roles: subscribers,
  input: z.object({ alert: recordId, reason: longText }),
  answer: z.strictObject({ alert: z.string() }),
} as const satisfies WorkflowContract;
