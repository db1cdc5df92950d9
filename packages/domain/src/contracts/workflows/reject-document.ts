import { interns } from '../../role-groups.ts';
import { z } from '../../schema.ts';
import type { WorkflowContract } from '../contract.ts';
import { longText, recordId, requestRef } from '../fields.ts';

export const rejectDocument = {
  roles: interns,
  input: z.extend(requestRef, { document: recordId, reason: longText }),
  answer: z.strictObject({ document: z.string() }),
} as const satisfies WorkflowContract;
