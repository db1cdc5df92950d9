import { derivedStatuses } from '../../checks.ts';
import { onboardingStatuses } from '../../onboarding.ts';
import { portalNames } from '../../portal.ts';
import { z } from '../../schema.ts';
import { loadProblems } from '../../screening.ts';
import type { OutputOf } from '../shared/contract.ts';
import { orEmpty } from '../shared/fields.ts';
import { alertRowSchema } from './monitoring.ts';
import { dueSchema } from './onboardings.ts';

export const figureSchema = z.strictObject({
  value: z.number(),
  /** The same figure seven days ago. */
  lastWeek: z.number(),
});
export type Figure = OutputOf<typeof figureSchema>;

/** One line of "Waiting for you". `why` is a text key's last part: `answer`, `access-rejected`, `access-withdrawn`, `no-activity`, `draft`, `unassigned`, `mine`, `deadline`. */
export const waitingRowSchema = z.strictObject({
  request: z.string(),
  subject: z.string(),
  name: z.string(),
  reference: z.string(),
  why: z.string(),
  facts: z.record(z.string(), z.string()),
  deadline: z.string(),
  due: z.nullable(dueSchema),
  status: z.enum(onboardingStatuses),
});
export type WaitingRow = OutputOf<typeof waitingRowSchema>;

/** A line of Recent Activity or History. `action` names the sentence: `events:<action>`. */
export const historyEventSchema = z.strictObject({
  id: z.string(),
  /** Position in the history of its onboarding; 0 for an event without one. */
  number: z.number(),
  at: z.string(),
  action: z.string(),
  kind: z.string(),
  actorName: z.string(),
  actorIsMe: z.boolean(),
  portal: orEmpty(z.enum(portalNames)),
  /** The institution whose staff acted; '' for other actors. */
  actorOrg: z.string(),
  request: z.string(),
  subject: z.string(),
  subjectName: z.string(),
  facts: z.record(z.string(), z.string()),
  /** Absent behind a gate: then `why` says so. */
  changes: z.array(
    z.strictObject({
      field: z.string(),
      before: z.unknown(),
      after: z.unknown(),
    }),
  ),
  why: z.optional(z.enum(derivedStatuses)),
});
export type HistoryEvent = OutputOf<typeof historyEventSchema>;

export const listProblemSchema = z.strictObject({
  list: z.string(),
  name: z.string(),
  at: z.string(),
  problem: z.enum(loadProblems),
  facts: z.record(z.string(), z.union([z.string(), z.number()])),
});
export type ListProblem = OutputOf<typeof listProblemSchema>;

export const dashboardSchema = z.strictObject({
  figures: z.strictObject({
    openRequests: figureSchema,
    inReview: figureSchema,
    completed: figureSchema,
    activeSubscriptions: figureSchema,
  }),
  waiting: z.array(waitingRowSchema),
  waitingTotal: z.number(),
  /** `more`: further events of the same onboarding, which are in its history. */
  activity: z.array(z.extend(historyEventSchema, { more: z.number() })),
  /** Interns: how much there is and who has it. */
  desk: z.optional(
    z.strictObject({
      unassigned: z.number(),
      mine: z.number(),
      waiting: z.number(),
      overdue: z.number(),
      workload: z.array(
        z.strictObject({
          id: z.string(),
          name: z.string(),
          count: z.number(),
          /** Of them those after the target of their step. */
          late: z.number(),
        }),
      ),
      unassignedLate: z.number(),
      /** Lists whose newest load was not taken over, and that there is no list at all. */
      lists: z.strictObject({
        problems: z.array(listProblemSchema),
        inForce: z.number(),
      }),
    }),
  ),
  /** Open alerts of monitoring that the viewer may know of, the most urgent first, a few. */
  alerts: z.array(alertRowSchema),
  alertsTotal: z.number(),
});
export type Dashboard = OutputOf<typeof dashboardSchema>;
