import { leads } from '../../role-groups.ts';
import { z } from '../../schema.ts';
import type { WorkflowContract } from '../shared/contract.ts';
import { reason, recordId } from '../shared/fields.ts';

/** A lead merges two vaults of one company, each with a proven owner. */
export const mergeSubjects = {
  roles: leads,
  input: z.object({
    /** The subject that everything moves to. */
    subject: recordId,
    /** The duplicate. */
    from: recordId,
    reason,
  }),
  answer: z.strictObject({ subject: z.string() }),
} as const satisfies WorkflowContract;
