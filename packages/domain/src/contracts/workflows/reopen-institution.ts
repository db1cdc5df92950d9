import { leads } from '../../role-groups.ts';
import { z } from '../../schema.ts';
import type { WorkflowContract } from '../shared/contract.ts';
import { recordId } from '../shared/fields.ts';

/** Gives an institution's staff the access back that they had when it was closed. */
export const reopenInstitution = {
  roles: leads,
  input: z.object({ org: recordId }),
  answer: z.strictObject({ org: z.string() }),
} as const satisfies WorkflowContract;
