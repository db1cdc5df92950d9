import { interns } from '../../role-groups.ts';
import { z } from '../../schema.ts';
import type { WorkflowContract } from '../shared/contract.ts';
import { longText, recordId, requestRef } from '../shared/fields.ts';

export const verifyDocument = {
  roles: interns,
  input: z.extend(requestRef, { document: recordId, reason: z.optional(longText) }),
  answer: z.strictObject({ document: z.string() }),
} as const satisfies WorkflowContract;
