import { institutionAdmins } from '../../role-groups.ts';
import { z } from '../../schema.ts';
import type { WorkflowContract } from '../shared/contract.ts';
import { recordId } from '../shared/fields.ts';

/** Stops an import after the rows that are done. */
export const stopImport = {
  roles: institutionAdmins,
  input: z.object({ import: recordId }),
  answer: z.strictObject({ stopped: z.literal(true) }),
} as const satisfies WorkflowContract;
