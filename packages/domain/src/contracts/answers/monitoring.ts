import { onboardingTypes } from '../../onboarding.ts';
import { z } from '../../schema.ts';
import { alertKinds, registerResults } from '../../screening.ts';
import {
  subscriptionCadences,
  subscriptionCauses,
  subscriptionLevels,
  subscriptionParts,
  subscriptionResults,
  subscriptionStatuses,
} from '../../subscriptions.ts';
import type { OutputOf } from '../shared/contract.ts';
import { orEmpty } from '../shared/fields.ts';
import { listVersion } from '../shared/list-version.ts';

export const alertRowSchema = z.strictObject({
  id: z.string(),
  subscription: z.string(),
  subject: z.string(),
  subjectName: z.string(),
  request: z.string(),
  reference: z.string(),
  org: z.strictObject({
    id: z.string(),
    name: z.string(),
  }),
  kind: z.enum(alertKinds),
  /** For the sentence. Of a hit: `names` (who), `lists`, `count`; of the register: `field`, `before`, `after`; of a document: `names`, `date`. */
  facts: z.record(z.string(), z.union([z.string(), z.number()])),
  openedAt: z.string(),
  /** ISO date. */
  due: z.string(),
  state: z.enum(['open', 'closed']),
  reason: z.string(),
  closedBy: z.string(),
  closedAt: z.string(),
  mayClose: z.boolean(),
});
export type AlertRow = OutputOf<typeof alertRowSchema>;

export const subscriptionRowSchema = z.strictObject({
  id: z.string(),
  subject: z.string(),
  name: z.string(),
  type: z.enum(onboardingTypes),
  country: z.string(),
  registrationNumber: z.string(),
  org: z.strictObject({
    id: z.string(),
    name: z.string(),
  }),
  /** The completed onboarding that it goes on from. */
  request: z.strictObject({
    id: z.string(),
    reference: z.string(),
  }),
  level: z.enum(subscriptionLevels),
  cadence: z.enum(subscriptionCadences),
  recipients: z.array(
    z.strictObject({
      id: z.string(),
      name: z.string(),
    }),
  ),
  status: z.enum(subscriptionStatuses),
  since: z.string(),
  nextRun: z.string(),
  lastRunAt: z.string(),
  lastResult: orEmpty(z.enum(subscriptionResults)),
  /** The lists of the last run. */
  lists: z.array(listVersion),
  watched: z.strictObject({
    companies: z.number(),
    people: z.number(),
  }),
  /** Newest first: what the runs found. */
  alerts: z.array(alertRowSchema),
  runs: z.number(),
  /** Whether the viewer may change it. */
  mayChange: z.boolean(),
});
export type SubscriptionRow = OutputOf<typeof subscriptionRowSchema>;

/** A list of subscriptions: a window of it, and how many each part has. */
export const subscriptionListSchema = z.strictObject({
  items: z.array(subscriptionRowSchema),
  total: z.number(),
  counts: z.record(z.enum(subscriptionParts), z.number()),
  /** Users who can be chosen as recipients. Empty for the desk. */
  colleagues: z.array(
    z.strictObject({
      id: z.string(),
      name: z.string(),
      email: z.string(),
    }),
  ),
});
export type SubscriptionList = OutputOf<typeof subscriptionListSchema>;

/** A completed onboarding without a subscription. */
export const subscriptionCandidateSchema = z.strictObject({
  request: z.string(),
  subject: z.string(),
  name: z.string(),
  type: z.enum(onboardingTypes),
  country: z.string(),
  registrationNumber: z.string(),
  reference: z.string(),
  completedAt: z.string(),
});
export type SubscriptionCandidate = OutputOf<typeof subscriptionCandidateSchema>;

/** One run of a subscription. */
export const subscriptionRunSchema = z.strictObject({
  id: z.string(),
  at: z.string(),
  cause: z.enum(subscriptionCauses),
  result: z.enum(subscriptionResults),
  alerts: z.number(),
  lists: z.array(listVersion),
  /** '' where the level does not look in the register. */
  register: orEmpty(z.enum(registerResults)),
});
export type SubscriptionRun = OutputOf<typeof subscriptionRunSchema>;

export const subscriptionRunsSchema = z.strictObject({
  items: z.array(subscriptionRunSchema),
  total: z.number(),
  /** The last 30 days, today last: how many runs, and the gravest of their results. */
  days: z.array(
    z.strictObject({
      day: z.string(),
      runs: z.number(),
      result: orEmpty(z.enum(subscriptionResults)),
    }),
  ),
});
export type SubscriptionRuns = OutputOf<typeof subscriptionRunsSchema>;
