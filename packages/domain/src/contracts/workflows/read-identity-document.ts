import { clients } from '../../role-groups.ts';
import { z } from '../../schema.ts';
import { identityReadingSchema } from '../answers/identity-reading.ts';
import type { WorkflowContract } from '../shared/contract.ts';
import { recordId } from '../shared/fields.ts';

/** Reads the machine-readable zone of an identity document that the caller added. Stores nothing. */
export const readIdentityDocument = {
  roles: clients,
  input: z.object({ doc: recordId }),
  answer: identityReadingSchema,
} as const satisfies WorkflowContract;
