import { institutionAdmins } from '../../role-groups.ts';
import { z } from '../../schema.ts';
import type { WorkflowContract } from '../shared/contract.ts';
import { recordId } from '../shared/fields.ts';

/** Orders that the drafts of an import are deleted, except those that someone changed. A job deletes them. */
export const undoImport = {
  roles: institutionAdmins,
  input: z.object({ import: recordId }),
  answer: z.strictObject({ ordered: z.literal(true) }),
} as const satisfies WorkflowContract;
