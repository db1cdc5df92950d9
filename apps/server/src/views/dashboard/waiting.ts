import { deadlineNearDays } from '@dossier/domain/limits';
import type { Row } from '../../reading/rows.ts';
import { accessOf } from '../../reading/sees.ts';
import type { WaitingRow } from '../contracts.ts';
import type { ViewContext } from '../view.ts';

type Request = Row<'gk_requests'>;
type Why = Pick<WaitingRow, 'why' | 'facts'>;

/** What asks for the viewer's hand, most urgent first: late before near, then by what it is. */
export async function waitingRows(context: ViewContext): Promise<WaitingRow[]> {
  const rows = context.actor.portal === 'gatekeeper' ? await forGatekeeper(context) : await forIntern(context);
  return rows.sort((a, b) => (a.deadline || '9999').localeCompare(b.deadline || '9999'));
}

function rowOf(request: Request, { why, facts }: Why): WaitingRow {
  return {
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

/** Days without a sign of the client after which the institution should ask. */
const quietDays = 7;

async function forGatekeeper({ records, actor, now, today }: ViewContext): Promise<WaitingRow[]> {
  const filter = 'org = {:o} && (status = "draft" || status = "requested" || status = "waiting")';
  const requests = await records.find('gk_requests', filter, { o: actor.org });
  const rows: WaitingRow[] = [];
  for (const request of requests) {
    const why = await gatekeeperWhy({ records, now, today }, request);
    if (why) rows.push(rowOf(request, why));
  }
  return rows;
}

type Moment = Pick<ViewContext, 'records' | 'now' | 'today'>;

async function gatekeeperWhy(moment: Moment, request: Request): Promise<Why | undefined> {
  const { records, now, today } = moment;
  if (request.status === 'draft') return { why: 'draft', facts: {} };
  if (request.waiting_on === 'gatekeeper')
    return { why: 'answer', facts: { question: await questionOf(records, request) } };
  if (request.waiting_on === 'client_access') {
    const access = await accessOf(records, request.id);
    return { why: 'access-rejected', facts: { at: access?.decided_at ?? '' } };
  }
  const last = [request.updated, request.reminded_at].toSorted().at(-1) ?? '';
  if (daysBetween(last, now) >= quietDays) return { why: 'no-activity', facts: { since: last } };
  return isNear(request.deadline, today) ? { why: 'deadline', facts: {} } : undefined;
}

async function questionOf(records: ViewContext['records'], request: Request): Promise<string> {
  const filter = 'request = {:r} && target = "institution" && status = "open"';
  return (await records.first('gk_corrections', filter, { r: request.id }, { sort: '-created' }))?.text ?? '';
}

async function forIntern({ records, actor, today }: ViewContext): Promise<WaitingRow[]> {
  const requests = await records.find('gk_requests', 'status = "submitted" || status = "waiting"');
  const rows: WaitingRow[] = [];
  for (const request of requests) {
    const isMine = request.assigned_intern === actor.id;
    if (request.status === 'submitted' && isMine) rows.push(rowOf(request, { why: 'mine', facts: {} }));
    else if (request.status === 'submitted' && request.assigned_intern === '') {
      rows.push(rowOf(request, { why: 'unassigned', facts: {} }));
    } else if (isMine && isNear(request.deadline, today)) rows.push(rowOf(request, { why: 'deadline', facts: {} }));
  }
  return rows;
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
