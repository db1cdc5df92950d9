import { maxRecipients } from '../../limits.ts';
import { subscribers } from '../../role-groups.ts';
import { z } from '../../schema.ts';
import { subscriptionCadences, subscriptionLevels } from '../../subscriptions.ts';
import type { WorkflowContract } from '../shared/contract.ts';
import { fieldTexts, idOf, isoDate, recordId } from '../shared/fields.ts';

/** Starts one from a completed onboarding (`request`) or changes one (`subscription`). */
export const saveSubscription = {
  roles: subscribers,
  input: z
    .object({
      subscription: z.optional(recordId),
      request: z.optional(idOf(fieldTexts.client)),
      level: z.enum(subscriptionLevels),
      cadence: z.enum(subscriptionCadences),
      /** Day of the first run, when it is started; absent: one period from now. */
      firstRun: z.optional(isoDate),
      /** Ids of colleagues. */
      recipients: z
        .array(recordId)
        .check(z.minLength(1, fieldTexts.recipient), z.maxLength(maxRecipients, fieldTexts.tooMany)),
    })
    .check(
      z.refine(
        ({ subscription, request }) => (subscription === undefined) !== (request === undefined),
        'Exactly one of subscription and request is required.',
      ),
    ),
  answer: z.strictObject({ subscription: z.string() }),
} as const satisfies WorkflowContract;
