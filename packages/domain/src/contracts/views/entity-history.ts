import { staff } from '../../role-groups.ts';
import { z } from '../../schema.ts';
import { historyEventSchema } from '../answers/dashboard.ts';
import type { ViewContract } from '../shared/contract.ts';
import { historyParams, idParam } from '../shared/params.ts';

export const entityHistory = {
  roles: staff,
  params: z.extend(historyParams, {
    /** Id of the oldest event already read. */
    before: z.optional(idParam),
  }),
  answer: z.strictObject({
    events: z.array(historyEventSchema),
    counts: z.record(z.string(), z.number()),
    actors: z.array(z.strictObject({ id: z.string(), name: z.string() })),
    more: z.boolean(),
  }),
} as const satisfies ViewContract;
