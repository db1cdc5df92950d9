import { clients, leads } from '../../role-groups.ts';
import { z } from '../../schema.ts';
import type { WorkflowContract } from '../shared/contract.ts';
import { longText, recordId } from '../shared/fields.ts';

/**
 * Owners admit their helpers; a lead settles a dispute about a vault, with a reason. As owner, a lead's choice is proven.
 */
export const admitMember = {
  roles: [...clients, ...leads],
  input: z.object({
    subject: recordId,
    request: recordId,
    /** A member of the vault; without it the contact of the onboarding. */
    user: z.optional(recordId),
    role: z.enum(['owner', 'helper', 'none']),
    reason: z.optional(longText),
  }),
  answer: z.strictObject({ subject: z.string() }),
} as const satisfies WorkflowContract;
