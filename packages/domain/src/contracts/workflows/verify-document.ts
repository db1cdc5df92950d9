import { interns } from '../../role-groups.ts';
import { z } from '../../schema.ts';
import type { WorkflowContract } from '../shared/contract.ts';
import { longText, recordId, requestRef } from '../shared/fields.ts';
import { undoKey } from '../shared/undo.ts';

export const verifyDocument = {
  roles: interns,
  /** `unscanned`: the reviewer knows that the malware scanner has not scanned the file yet. */
  input: z.extend(requestRef, {
    document: recordId,
    reason: z.optional(longText),
    unscanned: z.optional(z.enum(['yes'])),
  }),
  answer: z.strictObject({ document: z.string(), ...undoKey }),
} as const satisfies WorkflowContract;
