import { leads } from '../../role-groups.ts';
import { z } from '../../schema.ts';
import type { WorkflowContract } from '../contract.ts';
import { longText, recordId } from '../fields.ts';

export const removeList = {
  roles: leads,
  input: z.object({ list: recordId, reason: longText }),
  answer: z.strictObject({ list: z.string() }),
} as const satisfies WorkflowContract;
