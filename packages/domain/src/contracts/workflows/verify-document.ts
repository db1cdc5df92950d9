import { interns } from '../../role-groups.ts';
import { z } from '../../schema.ts';
import type { WorkflowContract } from '../contract.ts';
import { longText, recordId, requestRef } from '../fields.ts';

export const verifyDocument = {
  roles: interns,
  input: z.extend(requestRef, { document: recordId, reason: z.optional(longText) }),
  answer: z.strictObject({ document: z.string() }),
} as const satisfies WorkflowContract;
