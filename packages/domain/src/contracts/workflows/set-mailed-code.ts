import { staff } from '../../role-groups.ts';
import { z } from '../../schema.ts';
import type { WorkflowContract } from '../shared/contract.ts';
import { ownPassword } from '../shared/fields.ts';

/** Accepts or refuses mailed codes for the own account, which must have another factor to refuse them. */
export const setMailedCode = {
  roles: staff,
  input: z.object({ isAccepted: z.boolean(), password: ownPassword }),
  answer: z.strictObject({ isAccepted: z.boolean() }),
} as const satisfies WorkflowContract;
