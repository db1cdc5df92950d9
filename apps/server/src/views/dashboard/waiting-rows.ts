import type { WaitingRow } from '@dossier/domain/contracts/answers/dashboard';
import { deadlineNearDays, inactiveDays } from '@dossier/domain/limits';
import { isDraft, isForDesk, isOver, isWithOthers, statusFilter } from '@dossier/domain/onboarding';
import { type SqlBool, sql } from 'kysely';
import { isWithdrawnByClient, newestAccess } from '../../case/access.ts';
import { countPendingDocuments } from '../../case/blockers.ts';
import { hasRight } from '../../case/portal-rights.ts';
import { scope } from '../../case/scope.ts';
import { countOpenHits } from '../../case/screenings.ts';
import { statusIs } from '../../case/status-condition.ts';
import type { Row } from '../../collections/rows.ts';
import type { ViewContext } from '../../runtime/view-context.ts';
import { cachedRows, countOf } from '../parts/count-onboardings.ts';
import { dueOf, ownTargets } from '../parts/due.ts';

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

const forInstitution = statusFilter((status) => !isOver(status) && !isForDesk(status));

async function forGatekeeper({ records, actor, now, today }: ViewContext, limit: number): Promise<WaitingRows> {
  const own = scope(actor).gk_requests;
  const filter = `${own.filter} && ${forInstitution}`;
  const requests = await records.find('gk_requests', filter, own.values);
  const targets = await ownTargets(records, actor);
  const rows: WaitingRow[] = [];
  for (const request of requests) {
    const why = await gatekeeperWhy({ records, now, today }, request);
    if (why) rows.push(rowOf(request, why, dueOf(targets, request, today)));
  }
  rows.sort((a, b) => (a.deadline || '9999').localeCompare(b.deadline || '9999'));
  return { rows: rows.slice(0, limit), total: rows.length };
}

type Moment = Pick<ViewContext, 'records' | 'now' | 'today'>;

async function gatekeeperWhy(moment: Moment, request: Request): Promise<Why | undefined> {
  const { records, now, today } = moment;
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
  return isNear(request.deadline, today) ? { why: 'deadline', facts: {} } : undefined;
}

async function questionOf(records: ViewContext['records'], request: Request): Promise<string> {
  const filter = 'request = {:r} && target = "institution" && status = "open"';
  return (await records.first('gk_corrections', filter, { r: request.id }, { sort: '-created' }))?.text ?? '';
}

/** There may be tens of thousands of open onboardings: the database selects, and only the shown rows are loaded. */
async function forIntern({ records, actor, today }: ViewContext, limit: number): Promise<WaitingRows> {
  const near = new Date(Date.parse(today) + deadlineNearDays * 86_400_000).toISOString().slice(0, 10);
  const isMine = sql<SqlBool>`r.assigned_intern = ${actor.id}`;
  const needsAction = sql<SqlBool>`(
    (${statusIs(isForDesk)} and (${isMine} or r.assigned_intern = ''))
    or (${statusIs(isWithOthers)} and ${isMine} and r.deadline != '' and r.deadline <= ${near}))`;
  const query = sql<{ id: string }>`
    select r.id as id from gk_requests r where ${needsAction}
    order by case when r.deadline = '' then '9999' else r.deadline end, r._rowid_ limit ${limit}`;
  const targets = await ownTargets(records, actor);
  const rows: WaitingRow[] = [];
  for (const { id } of await cachedRows(records, query)) {
    const request = await records.need('gk_requests', id);
    const why = { why: internWhy(request, actor.id), facts: await workOf(records, request) };
    rows.push(rowOf(request, why, dueOf(targets, request, today)));
  }
  return { rows, total: await countOf(records, [needsAction]) };
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
  return moment === '' ? 0 : (now.getTime() - new Date(moment.replace(' ', 'T')).getTime()) / 86_400_000;
}

/** Near or past. Both are ISO dates. */
function isNear(deadline: string, today: string): boolean {
  if (deadline === '') return false;
  const days = (Date.parse(deadline) - Date.parse(today)) / 86_400_000;
  return days <= deadlineNearDays;
}
