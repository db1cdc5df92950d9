import { leads } from '../../role-groups.ts';
import { z } from '../../schema.ts';
import type { WorkflowContract } from '../shared/contract.ts';
import { reason, recordId } from '../shared/fields.ts';

export const removeList = {
  roles: leads,
  input: z.object({ list: recordId, reason }),
  answer: z.strictObject({ list: z.string() }),
} as const satisfies WorkflowContract;
