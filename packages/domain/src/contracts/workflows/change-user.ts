import { managers } from '../../role-groups.ts';
import { z } from '../../schema.ts';
import type { WorkflowContract } from '../shared/contract.ts';
import { orEmpty, recordId } from '../shared/fields.ts';

export const changeUser = {
  roles: managers,
  input: z.object({
    org: orEmpty(recordId),
    user: recordId,
    role: z.optional(z.string().check(z.maxLength(20))),
    active: z.optional(z.boolean()),
    inviteAgain: z.optional(z.literal(true)),
  }),
  answer: z.strictObject({ user: z.string() }),
} as const satisfies WorkflowContract;
