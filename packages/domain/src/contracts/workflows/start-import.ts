import { institutionAdmins } from '../../role-groups.ts';
import { z } from '../../schema.ts';
import type { WorkflowContract } from '../shared/contract.ts';
import { recordId } from '../shared/fields.ts';

/** Confirms a checked import, or continues one that was stopped. A job creates the drafts. */
export const startImport = {
  roles: institutionAdmins,
  input: z.object({
    import: recordId,
    /** Moment of the check that the person saw: another tab may have changed the columns since. */
    checkedAt: z.string().check(z.maxLength(40)),
  }),
  answer: z.strictObject({ number: z.string() }),
} as const satisfies WorkflowContract;
