import { leads } from '../../role-groups.ts';
import { z } from '../../schema.ts';
import { systemRunKinds } from '../../system.ts';
import type { WorkflowContract } from '../shared/contract.ts';
import { choice } from '../shared/fields.ts';

/** Orders a backup, the verification of the newest one, or all checks. One that waits or runs already is the answer. */
export const orderSystemRun = {
  roles: leads,
  input: z.object({ kind: choice(systemRunKinds) }),
  answer: z.strictObject({ run: z.string() }),
} as const satisfies WorkflowContract;
