import { everyone } from '../../role-groups.ts';
import { z } from '../../schema.ts';
import { identityReadingSchema } from '../answers/identity-reading.ts';
import type { WorkflowContract } from '../shared/contract.ts';
import { orEmpty, recordId } from '../shared/fields.ts';

/**
 * Reads the machine-readable zone of an identity document that the caller added or, for staff, may view. Stores nothing.
 * `request` is the onboarding that a member of staff works on, for the access log.
 */
export const readIdentityDocument = {
  roles: everyone,
  input: z.object({ doc: recordId, request: z.optional(orEmpty(recordId)) }),
  answer: identityReadingSchema,
} as const satisfies WorkflowContract;
