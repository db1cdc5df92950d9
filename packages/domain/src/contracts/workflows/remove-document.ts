import { clients, gatekeepers } from '../../role-groups.ts';
import { z } from '../../schema.ts';
import type { WorkflowContract } from '../shared/contract.ts';
import { recordId, requestRef } from '../shared/fields.ts';

/** Removes a document from a draft or an open form; frozen versions keep it. */
export const removeDocument = {
  roles: [...gatekeepers, ...clients],
  input: z.extend(requestRef, { doc: recordId }),
  answer: z.strictObject({ doc: z.string() }),
} as const satisfies WorkflowContract;
