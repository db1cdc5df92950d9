import { everyone } from '../../role-groups.ts';
import { z } from '../../schema.ts';
import type { WorkflowContract } from '../shared/contract.ts';

export const markNotificationsRead = {
  roles: everyone,
  input: z.object({ upTo: z.string().check(z.maxLength(40)) }),
  answer: z.strictObject({ unread: z.number() }),
} as const satisfies WorkflowContract;
