import { leads } from '../../role-groups.ts';
import { z } from '../../schema.ts';
import type { WorkflowContract } from '../shared/contract.ts';
import { reason, recordId } from '../shared/fields.ts';

/** Ends the access of an institution's staff; its onboardings stay with the desk. */
export const closeInstitution = {
  roles: leads,
  input: z.object({ org: recordId, reason }),
  answer: z.strictObject({ org: z.string() }),
} as const satisfies WorkflowContract;
