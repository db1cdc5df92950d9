import { maxOffset, maxSubscriptions } from '../../limits.ts';
import { staff } from '../../role-groups.ts';
import { z } from '../../schema.ts';
import { subscriptionCadences, subscriptionLevels, subscriptionParts } from '../../subscriptions.ts';
import { subscriptionListSchema } from '../answers/monitoring.ts';
import type { ViewContract } from '../shared/contract.ts';
import { countParam, idParam, searchParam } from '../shared/params.ts';

export const subscriptions = {
  roles: staff,
  params: z.object({
    /** One subscription alone. */
    subscription: z.optional(idParam),
    subject: z.optional(idParam),
    status: z.optional(z.enum(subscriptionParts)),
    search: z.optional(searchParam),
    level: z.optional(z.enum(subscriptionLevels)),
    cadence: z.optional(z.enum(subscriptionCadences)),
    offset: z.optional(countParam(maxOffset)),
    limit: z.optional(countParam(maxSubscriptions)),
  }),
  answer: subscriptionListSchema,
} as const satisfies ViewContract;
