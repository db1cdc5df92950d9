import { accept } from '@dossier/domain/result';
import type { SubscriptionResult } from '@dossier/domain/screening';
import * as z from 'zod';
import type { ListVersion } from '../collections/shapes.ts';
import { screeningTargets } from '../file/screenings.ts';
import { fullName, type Row, rowsById } from '../reading/rows.ts';
import { completedOnboarding } from '../screening/monitor.ts';
import type { SubscriptionRow, Views } from './contracts.ts';
import { alertRows } from './parts/alert-rows.ts';
import { defineView, type ViewContext } from './view.ts';

type Answer = Views['subscriptions']['answer'];
type Request = Row<'gk_requests'>;

/** Subscriptions of one answer; `total` says how many there are. */
const most = 500;

/** Who is watched, how, and what came of it: of the own organisation, or all for the desk. */
export const subscriptions = defineView({
  name: 'subscriptions',
  params: z.object({ subject: z.string().max(15).optional() }),
  async run(context, { subject = '' }) {
    const { records, actor } = context;
    const isGatekeeper = actor.portal === 'gatekeeper';
    const own = isGatekeeper ? 'org = {:org}' : 'id != ""';
    const filter = subject === '' ? own : `${own} && subject = {:subject}`;
    const values = { org: actor.org, subject };
    const rows = await records.find('gk_subscriptions', filter, values, { sort: 'status,next_run,id', limit: most });
    const items: SubscriptionRow[] = [];
    for (const row of rows) items.push(await rowOf(context, row));
    return accept<Answer>({
      items,
      total: await records.count('gk_subscriptions', filter, values),
      colleagues: isGatekeeper ? await colleaguesOf(context) : [],
      candidates: isGatekeeper ? await candidatesOf(context, rows) : [],
    });
  },
});

/** The onboarding whose name and reference a subscription goes by, however that one stands now. */
async function requestOf({ records }: ViewContext, row: Row<'gk_subscriptions'>): Promise<Request | undefined> {
  const completed = await completedOnboarding(records, row);
  if (completed) return completed;
  const filter = 'org = {:org} && subject = {:subject} && status != "draft"';
  return records.first('gk_requests', filter, { org: row.org, subject: row.subject }, { sort: '-created,-id' });
}

async function rowOf(context: ViewContext, row: Row<'gk_subscriptions'>): Promise<SubscriptionRow> {
  const { records, actor } = context;
  const request = await requestOf(context, row);
  const org = await records.get('gk_org', row.org);
  const users = await rowsById(records, 'gatekeeper_users', row.recipients ?? []);
  const targets = request && request.version !== '' ? await screeningTargets(records, request) : [];
  const found = await records.find(
    'alerts',
    'subscription = {:s}',
    { s: row.id },
    { sort: '-created,-@rowid', limit: 50 },
  );
  return {
    id: row.id,
    subject: row.subject,
    name: request?.client_name ?? '',
    type: row.business === '' ? 'individual' : 'business',
    country: request?.client_country ?? '',
    registrationNumber: request?.client_number ?? '',
    org: { id: row.org, name: org?.name ?? '' },
    request: { id: request?.id ?? '', reference: request?.reference ?? '' },
    level: row.level,
    cadence: row.cadence,
    recipients: [...users.values()].map((user) => ({ id: user.id, name: fullName(user) })),
    status: row.status,
    since: row.created,
    nextRun: row.next_run,
    lastRunAt: row.last_run_at,
    lastResult: row.last_result as SubscriptionResult | '',
    lists: (row.lists ?? []) as ListVersion[],
    watched: {
      companies: targets.filter(({ kind }) => kind === 'company').length,
      people: targets.filter(({ kind }) => kind === 'person').length,
    },
    alerts: await alertRows(context, found),
    runs: row.runs,
    mayChange: actor.portal === 'gatekeeper' || actor.role === 'intern-lead',
  };
}

async function colleaguesOf({ records, actor }: ViewContext): Promise<Answer['colleagues']> {
  const filter = 'org = {:org} && active = true';
  const users = await records.find('gatekeeper_users', filter, { org: actor.org }, { sort: 'last_name,first_name' });
  return users.map((user) => ({ id: user.id, name: fullName(user), email: user.email }));
}

async function candidatesOf(
  { records, actor }: ViewContext,
  rows: readonly Row<'gk_subscriptions'>[],
): Promise<Answer['candidates']> {
  const watched = new Set(rows.filter(({ status }) => status !== 'ended').map(({ subject }) => subject));
  const filter = 'org = {:org} && status = "completed"';
  const completed = await records.find(
    'gk_requests',
    filter,
    { org: actor.org },
    { sort: '-completed_at,-id', limit: most },
  );
  const newest = new Map<string, Request>();
  for (const request of completed) if (!newest.has(request.subject)) newest.set(request.subject, request);
  return [...newest.values()]
    .filter(({ subject }) => !watched.has(subject))
    .map((request) => ({
      request: request.id,
      subject: request.subject,
      name: request.client_name,
      type: request.type,
      country: request.client_country,
      registrationNumber: request.client_number,
      reference: request.reference,
      completedAt: request.completed_at,
    }));
}
