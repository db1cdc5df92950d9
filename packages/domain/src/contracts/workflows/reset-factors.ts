import { managers } from '../../role-groups.ts';
import { z } from '../../schema.ts';
import type { WorkflowContract } from '../shared/contract.ts';
import { orEmpty, recordId } from '../shared/fields.ts';

/** Removes all factors of another account whose owner has lost them, and ends its sessions. `org` '' is the desk. */
export const resetFactors = {
  roles: managers,
  input: z.object({ org: orEmpty(recordId), user: recordId }),
  answer: z.strictObject({ user: z.string() }),
} as const satisfies WorkflowContract;
