import { everyone } from '../../role-groups.ts';
import { z } from '../../schema.ts';
import type { WorkflowContract } from '../shared/contract.ts';

export const logOutEverywhere = {
  roles: everyone,
  input: z.record(z.string().check(z.maxLength(100)), z.never()),
  answer: z.strictObject({ done: z.literal(true) }),
} as const satisfies WorkflowContract;
