import type { NarrowParams } from '@dossier/domain/contracts/shared/params';
import { deadlineNearDays, restoreDays } from '@dossier/domain/limits';
import { isDraft, isOver } from '@dossier/domain/onboarding';
import type { ArchivedFilter, ArchiveShow, DeadlineFilter } from '@dossier/domain/onboarding-filters';
import { dateText } from '@dossier/records';
import { type SqlBool, sql } from 'kysely';
import { statusIs } from '../../case/status-condition.ts';
import { startOfDay } from '../../runtime/clock.ts';
import type { ViewContext } from '../../runtime/view-context.ts';
import type { CountCondition } from './count-onboardings.ts';

const dayMs = 86_400_000;
const minuteMs = 60_000;

const unfinished = statusIs((status) => !isOver(status));

/** Only unfinished onboardings can be late, from the day after the deadline. */
const byDeadline: Readonly<Record<DeadlineFilter, (today: string, near: string) => CountCondition[]>> = {
  overdue: (today) => [unfinished, sql<SqlBool>`r.deadline != ''`, sql<SqlBool>`r.deadline < ${today}`],
  week: (today, near) => [unfinished, sql<SqlBool>`r.deadline >= ${today}`, sql<SqlBool>`r.deadline <= ${near}`],
  later: (_, near) => [unfinished, sql<SqlBool>`r.deadline > ${near}`],
};

function assignedTo(assigned: string, me: string): CountCondition[] {
  // A draft is not unassigned: it has not been sent to the desk.
  if (assigned === 'unassigned') return [sql<SqlBool>`r.assigned_intern = ''`, sql<SqlBool>`not ${statusIs(isDraft)}`];
  return [sql<SqlBool>`r.assigned_intern = ${assigned === 'me' ? me : assigned}`];
}

/** Both are the first moment of a day at the desk. */
const byArchived: Readonly<Record<ArchivedFilter, (month: string, year: string) => CountCondition>> = {
  month: (month) => sql<SqlBool>`r.archived_at >= ${month}`,
  year: (_, year) => sql<SqlBool>`r.archived_at >= ${year}`,
  earlier: (_, year) => sql<SqlBool>`r.archived_at < ${year}`,
};

const yearDays = 365;

const startOf = (day: string) => dateText(startOfDay(day));

/** Conditions of the filters other than the search. The counts of a list follow them. */
export function filterConditions(
  { actor, today }: ViewContext,
  { deadline, assigned, archived, import: source }: NarrowParams,
): CountCondition[] {
  const day = (from: number) => new Date(Date.parse(today) + from * dayMs).toISOString().slice(0, 10);
  return [
    ...(deadline ? byDeadline[deadline](today, day(deadlineNearDays)) : []),
    ...(source ? [sql<SqlBool>`r.import = ${source}`] : []),
    ...(assigned ? assignedTo(assigned, actor.id) : []),
    ...(archived ? [byArchived[archived](startOf(day(1 - restoreDays)), startOf(day(1 - yearDays)))] : []),
  ];
}

/** Conditions of a part of the archive. The limit is rounded to a minute, so that cached counts can be reused. */
export function archiveConditions({ now }: ViewContext, show: ArchiveShow): CountCondition[] {
  if (show !== 'restorable') return [sql<SqlBool>`r.outcome = ${show}`];
  const since = Math.ceil((now.getTime() - restoreDays * dayMs) / minuteMs) * minuteMs;
  return [sql<SqlBool>`r.archived_at >= ${dateText(new Date(since))}`];
}
