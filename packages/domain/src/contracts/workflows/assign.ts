import { maxSelected } from '../../limits.ts';
import { interns } from '../../role-groups.ts';
import { z } from '../../schema.ts';
import type { WorkflowContract } from '../shared/contract.ts';
import { orEmpty, recordId } from '../shared/fields.ts';
import { undoKey } from '../shared/undo.ts';

/** Without `intern` assigns to the caller; '' removes the assignment. Only a lead may assign to others. */
export const assign = {
  roles: interns,
  input: z.object({
    requests: z.array(recordId).check(z.minLength(1), z.maxLength(maxSelected)),
    intern: z.optional(orEmpty(recordId)),
  }),
  answer: z.strictObject({ assigned: z.array(z.string()), ...undoKey }),
} as const satisfies WorkflowContract;
