import { institutionAdmins } from '../../role-groups.ts';
import { z } from '../../schema.ts';
import type { WorkflowContract } from '../shared/contract.ts';
import { recordId } from '../shared/fields.ts';

/** Deletes a file that was uploaded and not imported. */
export const discardImport = {
  roles: institutionAdmins,
  input: z.object({ import: recordId }),
  answer: z.strictObject({ discarded: z.literal(true) }),
} as const satisfies WorkflowContract;
