import { onboardingStatuses, onboardingTypes, outcomes, waitingReasons } from '../../onboarding.ts';
import { archiveShows, queueTabs } from '../../onboarding-filters.ts';
import { moveNames } from '../../onboarding-machine.ts';
import { riskSeverities } from '../../risk.ts';
import { z } from '../../schema.ts';
import { dueSteps } from '../../turns.ts';
import type { OutputOf } from '../shared/contract.ts';
import { deliverySchema } from '../shared/delivery.ts';
import { draftValuesSchema } from '../shared/draft-values.ts';
import { orEmpty } from '../shared/fields.ts';
import { inviteMails } from '../shared/invite-mail.ts';
import { documentRowSchema } from './documents.ts';

export const dueSchema = z.strictObject({
  step: z.enum(dueSteps),
  /** ISO date. */
  on: z.string(),
  /** Working days; negative: late. */
  left: z.number(),
});
export type Due = OutputOf<typeof dueSchema>;

export const onboardingRowSchema = z.strictObject({
  id: z.string(),
  number: z.string(),
  subject: z.string(),
  name: z.string(),
  country: z.string(),
  registrationNumber: z.string(),
  type: z.enum(onboardingTypes),
  reference: z.string(),
  status: z.enum(onboardingStatuses),
  waitingOn: orEmpty(z.enum(waitingReasons)),
  outcome: orEmpty(z.enum(outcomes)),
  deadline: z.string(),
  assigned: z.nullable(
    z.strictObject({
      id: z.string(),
      name: z.string(),
    }),
  ),
  org: z.strictObject({
    id: z.string(),
    name: z.string(),
  }),
  submittedAt: z.string(),
  /** The step that the viewer's side is in, with its target; null while it is another's turn, or without a target. */
  due: z.nullable(dueSchema),
  /** Risk indicators; null before the form was submitted, and while their gate is closed to the viewer. */
  risk: z.nullable(z.strictObject({ count: z.number(), highest: orEmpty(z.enum(riskSeverities)) })),
  archivedAt: z.string(),
  /** Of archived ones: who did it, and why it was cancelled. */
  archivedBy: z.string(),
  /** What it was before, and is again when it is restored. */
  statusBefore: orEmpty(z.enum(onboardingStatuses)),
  cancelReason: z.string(),
  updated: z.string(),
  /** It was created from a row of a file. */
  isImported: z.optional(z.literal(true)),
  /** The moves that the viewer has. */
  moves: z.array(z.enum(moveNames)),
});
export type OnboardingRow = OutputOf<typeof onboardingRowSchema>;

export const onboardingListSchema = z.strictObject({
  items: z.array(onboardingRowSchema),
  total: z.number(),
  /** Rows per status under the same search. */
  counts: z.record(z.enum(onboardingStatuses), z.number()),
  /** Who has any of the viewer's onboardings. */
  assignees: z.array(
    z.strictObject({
      id: z.string(),
      name: z.string(),
    }),
  ),
  /** Rows per part of the archive under the same search; only where the archive was asked for. */
  archive: z.optional(z.record(z.enum(archiveShows), z.number())),
});
export type OnboardingList = OutputOf<typeof onboardingListSchema>;

export const queueListSchema = z.strictObject({
  items: z.array(onboardingRowSchema),
  total: z.number(),
  counts: z.record(z.enum(queueTabs), z.number()),
  orgs: z.array(
    z.strictObject({
      id: z.string(),
      name: z.string(),
    }),
  ),
  interns: z.array(
    z.strictObject({
      id: z.string(),
      name: z.string(),
    }),
  ),
});
export type QueueList = OutputOf<typeof queueListSchema>;

/** The wizard's draft as it was left. */
export const draftViewSchema = z.strictObject({
  request: z.string(),
  number: z.string(),
  status: z.enum(onboardingStatuses),
  subject: z.string(),
  values: draftValuesSchema,
  documents: z.array(documentRowSchema),
  updated: z.string(),
  /** After send: the mail to the client in both languages. */
  invite: z.nullable(inviteMails),
  /** Null while nothing is known to be undelivered. */
  delivery: z.nullable(deliverySchema),
});
export type DraftView = OutputOf<typeof draftViewSchema>;
