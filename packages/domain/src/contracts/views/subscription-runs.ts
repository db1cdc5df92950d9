import { maxOffset } from '../../limits.ts';
import { staff } from '../../role-groups.ts';
import { z } from '../../schema.ts';
import { subscriptionRunsSchema } from '../answers/monitoring.ts';
import type { ViewContract } from '../shared/contract.ts';
import { countParam, idParam } from '../shared/params.ts';

export const subscriptionRuns = {
  roles: staff,
  params: z.object({ subscription: idParam, offset: z.optional(countParam(maxOffset)) }),
  answer: subscriptionRunsSchema,
} as const satisfies ViewContract;
