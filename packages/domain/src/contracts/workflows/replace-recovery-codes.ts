import { staff } from '../../role-groups.ts';
import { z } from '../../schema.ts';
import type { WorkflowContract } from '../shared/contract.ts';
import { ownPassword } from '../shared/fields.ts';

/** Creates a new set of recovery codes; the earlier set is no longer valid. The codes are answered once. */
export const replaceRecoveryCodes = {
  roles: staff,
  input: z.object({ password: ownPassword }),
  answer: z.strictObject({ recoveryCodes: z.array(z.string()) }),
} as const satisfies WorkflowContract;
