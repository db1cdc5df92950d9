import { interns } from '../../role-groups.ts';
import { z } from '../../schema.ts';
import { screeningListSchema, screeningProviderSchema } from '../answers/screening.ts';
import type { ViewContract } from '../shared/contract.ts';
import { noParams } from '../shared/params.ts';

export const screeningLists = {
  roles: interns,
  params: noParams,
  answer: z.strictObject({
    lists: z.array(screeningListSchema),
    /** May the viewer change any of it? */
    mayChange: z.boolean(),
    provider: screeningProviderSchema,
    /** Rescreening of subscribed clients against new versions, while it runs. */
    rescreening: z.nullable(z.strictObject({ done: z.number(), total: z.number(), startedAt: z.string() })),
  }),
} as const satisfies ViewContract;
