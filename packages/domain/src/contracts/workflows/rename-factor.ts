import { maxFactorName } from '../../limits.ts';
import { staff } from '../../role-groups.ts';
import { z } from '../../schema.ts';
import type { WorkflowContract } from '../shared/contract.ts';
import { filledText, recordId } from '../shared/fields.ts';

export const renameFactor = {
  roles: staff,
  input: z.object({ factor: recordId, name: filledText(maxFactorName) }),
  answer: z.strictObject({ factor: z.string() }),
} as const satisfies WorkflowContract;
