import { interns } from '../../role-groups.ts';
import { z } from '../../schema.ts';
import type { WorkflowContract } from '../shared/contract.ts';
import { reason, recordId, requestRef } from '../shared/fields.ts';

export const rejectDocument = {
  roles: interns,
  input: z.extend(requestRef, { document: recordId, reason }),
  answer: z.strictObject({ document: z.string() }),
} as const satisfies WorkflowContract;
