import { everyone } from '../../role-groups.ts';
import { z } from '../../schema.ts';
import type { WorkflowContract } from '../shared/contract.ts';
import { ownPassword, recordId } from '../shared/fields.ts';

/**
 * Removes a provider's account from the own one. Staff enter their password; clients, who have none, must have signed in
 * within `freshSignInSeconds`.
 */
export const removeLinkedAccount = {
  roles: everyone,
  input: z.object({ account: recordId, password: ownPassword }),
  answer: z.strictObject({ account: z.string() }),
} as const satisfies WorkflowContract;
