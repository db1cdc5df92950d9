import { everyone } from '../../role-groups.ts';
import { z } from '../../schema.ts';
import type { WorkflowContract } from '../shared/contract.ts';

export const markNotificationsRead = {
  roles: everyone,
  input: z.object({
    /** Id or time of the last one; with `isOnly` the id of one. */
    upTo: z.string().check(z.maxLength(40)),
    isOnly: z.optional(z.boolean()),
  }),
  answer: z.strictObject({ unread: z.number() }),
} as const satisfies WorkflowContract;
