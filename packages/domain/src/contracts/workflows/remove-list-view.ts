import { staff } from '../../role-groups.ts';
import { z } from '../../schema.ts';
import type { WorkflowContract } from '../shared/contract.ts';
import { recordId } from '../shared/fields.ts';

export const removeListView = {
  roles: staff,
  input: z.object({ view: recordId }),
  answer: z.strictObject({ view: z.string() }),
} as const satisfies WorkflowContract;
