import type { Dashboard, Figure } from '@dossier/domain/contracts/answers/dashboard';
import { figureOf, onboardingStatuses, type StatusFigure } from '@dossier/domain/onboarding';
import { dateText } from '@dossier/records';
import { type SqlBool, sql } from 'kysely';
import { scope } from '../../case/scope.ts';
import type { ViewContext } from '../../runtime/view-context.ts';
import { type CountCondition, countBy } from '../parts/count-onboardings.ts';

const weekMs = 7 * 24 * 60 * 60 * 1000;

/** The figures now and a week ago. For those of a week ago, each onboarding that changed since counts as it was before. */
export async function figuresOf(context: ViewContext): Promise<Dashboard['figures']> {
  const { records, actor, now } = context;
  const since = dateText(new Date(now.getTime() - weekMs));
  const own: CountCondition[] = [scope(actor).gk_requests.sql('r')];
  const today = await countBy(records, 'r.status', own);
  const then = new Map(today);
  for (const change of await changesSince(context, since)) {
    then.set(change.now, (then.get(change.now) ?? 0) - 1);
    if (change.before) then.set(change.before, (then.get(change.before) ?? 0) + 1);
  }
  const sum = (counts: ReadonlyMap<string, number>, name: StatusFigure) =>
    onboardingStatuses
      .filter((status) => figureOf(status) === name)
      .reduce((total, status) => total + Math.max(0, counts.get(status) ?? 0), 0);
  const figure = (name: StatusFigure): Figure => ({
    value: sum(today, name),
    lastWeek: sum(then, name),
  });
  return {
    openRequests: figure('open'),
    inReview: figure('in-review'),
    completed: figure('completed'),
    activeSubscriptions: await subscriptions(context, since),
  };
}

interface Changed {
  readonly now: string;
  /** Undefined when the onboarding did not exist yet. */
  readonly before: string | undefined;
}

/** Onboardings whose status changed since, with their former status. */
async function changesSince({ records, actor }: ViewContext, since: string): Promise<Changed[]> {
  const { org, gk_requests: own } = scope(actor);
  // `events.org` has an index.
  const ofOrg = org === undefined ? sql<SqlBool>`1 = 1` : sql<SqlBool>`e.org = ${org}`;
  const { rows } = await sql<{ request: string; status: string; changes: string; created: string }>`
    select e.request as request, e.changes as changes, r.status as status, r.created as created
    from events e join gk_requests r on r.id = e.request
    where ${own.sql('r')} and ${ofOrg} and e.created >= ${since} order by e.created, e._rowid_`.execute(records.sql);
  const first = new Map<string, Changed>();
  for (const row of rows) {
    const before = String(statusChange(row.changes)?.before ?? '');
    if (!isOnboardingStatus(before) || first.has(row.request)) continue;
    first.set(row.request, { now: row.status, before: row.created >= since ? undefined : before });
  }
  return [...first.values()];
}

/** Checks, access requests and subscriptions have statuses too, and their events belong to the onboarding. */
const isOnboardingStatus = (status: string) => (onboardingStatuses as readonly string[]).includes(status);

interface StatusChange {
  readonly before?: unknown;
  readonly after?: unknown;
}

/** The change of the status among the changes of an event. */
function statusChange(changes: string): StatusChange | undefined {
  const list: unknown = JSON.parse(changes || 'null');
  if (!Array.isArray(list)) return undefined;
  return list.find((one: { field?: string }) => one.field === 'status') as StatusChange | undefined;
}

/** Active subscriptions. As for onboardings, those of a week ago are counted from now and the changes since. */
async function subscriptions({ records, actor }: ViewContext, since: string): Promise<Figure> {
  const own = scope(actor).gk_subscriptions;
  const value = await records.count('gk_subscriptions', `status = "active" && ${own.filter}`, own.values);
  const started = await records.count('gk_subscriptions', `created >= {:since} && ${own.filter}`, {
    since,
    ...own.values,
  });
  const { rows } = await sql<{ changes: string }>`
    select e.changes as changes from events e
    where e.action in ('subscription-changed', 'subscription-ended') and e.created >= ${since}
      and exists (select 1 from gk_subscriptions s where s.org = e.org and s.subject = e.subject and ${own.sql('s')})`.execute(
    records.sql,
  );
  const changes = rows.flatMap((row) => statusChange(row.changes) ?? []);
  const gained = changes.filter(({ after }) => after === 'active').length;
  const lost = changes.filter(({ before }) => before === 'active').length;
  return { value, lastWeek: Math.max(0, value - started - gained + lost) };
}
