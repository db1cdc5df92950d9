import { staff } from '../../role-groups.ts';
import { z } from '../../schema.ts';
import type { WorkflowContract } from '../shared/contract.ts';
import { ownPassword, recordId } from '../shared/fields.ts';

/** Removes a factor. With the last one the recovery codes go, and the mailed code is accepted again. */
export const removeFactor = {
  roles: staff,
  input: z.object({ factor: recordId, password: ownPassword }),
  answer: z.strictObject({ factor: z.string() }),
} as const satisfies WorkflowContract;
