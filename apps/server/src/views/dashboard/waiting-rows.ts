import type { WaitingRow } from '@dossier/domain/contracts/answers/dashboard';
import { deadlineNearDays, inactiveDays } from '@dossier/domain/limits';
import { isDraft, isForDesk, isOver, isWithOthers, type OnboardingStatus } from '@dossier/domain/onboarding';
import { dateText } from '@dossier/records';
import { type SqlBool, sql } from 'kysely';
import { isWithdrawnByClient, newestAccess } from '../../case/access.ts';
import { countPendingDocuments } from '../../case/blockers.ts';
import { hasRight } from '../../case/portal-rights.ts';
import { scope } from '../../case/scope.ts';
import { countOpenHits } from '../../case/screenings.ts';
import { statusIs } from '../../case/status-condition.ts';
import type { Row } from '../../collections/rows.ts';
import type { ViewContext } from '../../runtime/view-context.ts';
import { allOf, type CountCondition, cachedRows, countOf } from '../parts/count-onboardings.ts';
import { dueOf, ownTargets } from '../parts/due.ts';

const dayMs = 86_400_000;

type Request = Row<'gk_requests'>;
type Why = Pick<WaitingRow, 'why' | 'facts'>;

/** What the viewer has to act on, the earliest deadline first: at most `limit` rows, and the total. */
export function waitingRows(context: ViewContext, limit: number): Promise<WaitingRows> {
  return hasRight(context.actor, 'see-desk-work') ? forIntern(context, limit) : forGatekeeper(context, limit);
}

interface WaitingRows {
  readonly rows: WaitingRow[];
  readonly total: number;
}

function rowOf(request: Request, { why, facts }: Why, due: WaitingRow['due']): WaitingRow {
  return {
    due,
    request: request.id,
    subject: request.subject,
    name: request.client_name,
    reference: request.reference,
    why,
    facts,
    deadline: request.deadline,
    status: request.status,
  };
}

const isForInstitution = (status: OnboardingStatus) => !isOver(status) && !isForDesk(status);

/** The newest access request of an onboarding was rejected, or withdrawn by the client. */
const isAccessEnded = sql<SqlBool>`(
  select a.status = 'rejected' or a.withdrawn_by != '' from gk_access a where a.request = r.id
  order by a.created desc, a._rowid_ desc limit 1)`;

async function forGatekeeper({ records, actor, now, today }: ViewContext, limit: number): Promise<WaitingRows> {
  // By the minute, so that what was counted is known for a while.
  const quiet = dateText(new Date(Math.floor(now.getTime() / 60_000) * 60_000 - inactiveDays * dayMs));
  const needsAction = sql<SqlBool>`(
    ${statusIs(isDraft)} or r.waiting_on = 'gatekeeper'
    or (r.updated <= ${quiet} and r.reminded_at <= ${quiet})
    or (r.deadline != '' and r.deadline <= ${nearDay(today)})
    or (r.waiting_on = 'client_access' and ${isAccessEnded}))`;
  const conditions = [scope(actor).gk_requests.sql('r'), statusIs(isForInstitution), needsAction];
  const targets = await ownTargets(records, actor);
  const moment = { records, now, today };
  return mostUrgent(records, conditions, limit, async (request) =>
    rowOf(request, await gatekeeperWhy(moment, request), dueOf(targets, request, today)),
  );
}

/** There may be tens of thousands of open onboardings: the database selects, and only the shown rows are loaded. */
async function mostUrgent(
  records: ViewContext['records'],
  conditions: readonly CountCondition[],
  limit: number,
  rowFor: (request: Request) => Promise<WaitingRow>,
): Promise<WaitingRows> {
  const query = sql<{ id: string }>`
    select r.id as id from gk_requests r where ${allOf(conditions)}
    order by case when r.deadline = '' then '9999' else r.deadline end, r._rowid_ limit ${limit}`;
  const rows: WaitingRow[] = [];
  for (const { id } of await cachedRows(records, query, ['gk_requests', 'gk_access']))
    rows.push(await rowFor(await records.need('gk_requests', id)));
  return { rows, total: await countOf(records, conditions) };
}

type Moment = Pick<ViewContext, 'records' | 'now' | 'today'>;

async function gatekeeperWhy({ records, now }: Moment, request: Request): Promise<Why> {
  if (isDraft(request.status)) return { why: 'draft', facts: {} };
  if (request.waiting_on === 'gatekeeper')
    return { why: 'answer', facts: { question: await questionOf(records, request) } };
  if (request.waiting_on === 'client_access') {
    const access = await newestAccess(records, request.id);
    if (isWithdrawnByClient(access)) return { why: 'access-withdrawn', facts: { at: access?.withdrawn_at ?? '' } };
    if (access?.status === 'rejected') return { why: 'access-rejected', facts: { at: access.decided_at } };
  }
  const last = [request.updated, request.reminded_at].toSorted().at(-1) ?? '';
  if (daysBetween(last, now) >= inactiveDays) return { why: 'no-activity', facts: { since: last } };
  return { why: 'deadline', facts: {} };
}

async function questionOf(records: ViewContext['records'], request: Request): Promise<string> {
  const filter = 'request = {:r} && target = "institution" && status = "open"';
  return (await records.first('gk_corrections', filter, { r: request.id }, { sort: '-created' }))?.text ?? '';
}

async function forIntern({ records, actor, today }: ViewContext, limit: number): Promise<WaitingRows> {
  const isMine = sql<SqlBool>`r.assigned_intern = ${actor.id}`;
  const needsAction = sql<SqlBool>`(
    (${statusIs(isForDesk)} and (${isMine} or r.assigned_intern = ''))
    or (${statusIs(isWithOthers)} and ${isMine} and r.deadline != '' and r.deadline <= ${nearDay(today)}))`;
  const targets = await ownTargets(records, actor);
  return mostUrgent(records, [needsAction], limit, async (request) => {
    const why = { why: internWhy(request, actor.id), facts: await workOf(records, request) };
    return rowOf(request, why, dueOf(targets, request, today));
  });
}

/** How many hits and documents await a decision: `hits`, `documents`; absent when none. */
async function workOf(records: ViewContext['records'], request: Request): Promise<Record<string, string>> {
  if (!isForDesk(request.status)) return {};
  const hits = await countOpenHits(records, request.id);
  const documents = await countPendingDocuments(records, request);
  return { ...(hits > 0 && { hits: `${hits}` }), ...(documents > 0 && { documents: `${documents}` }) };
}

function internWhy(request: Request, intern: string): Why['why'] {
  if (isWithOthers(request.status)) return 'deadline';
  return request.assigned_intern === intern ? 'mine' : 'unassigned';
}

function daysBetween(moment: string, now: Date): number {
  return moment === '' ? 0 : (now.getTime() - new Date(moment.replace(' ', 'T')).getTime()) / dayMs;
}

/** The last day that is near. ISO date. */
const nearDay = (today: string): string =>
  new Date(Date.parse(today) + deadlineNearDays * dayMs).toISOString().slice(0, 10);
