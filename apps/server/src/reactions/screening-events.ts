import { completedOnboarding } from '../case/subscriptions.ts';
import type { DeskRecordsStore, Row } from '../collections/rows.ts';
import { type EventRule, eventsOf } from './event.ts';

const listEvents = eventsOf('screening_lists', ({ before, after }) => {
  const about = { audience: 'desk' as const, facts: { list: after.name } };
  if (after.removed_at !== '' && before?.removed_at === '') {
    const changes = [{ field: 'reason', before: '', after: after.removed_reason }];
    return { action: 'list-removed', ...about, changes };
  }
  const fields = ['name', 'kind', 'format', 'schedule'] as const;
  const changes = fields
    .filter((field) => (before?.[field] ?? '') !== after[field])
    .map((field) => ({ field, before: before?.[field] ?? '', after: after[field] }));
  // The address may contain a secret, so the event contains the fact of the change only.
  if ((before?.address ?? '') !== after.address) changes.push({ field: 'address' as never, before: '', after: '' });
  return changes.length === 0 ? undefined : { action: 'list-saved', ...about, changes };
});

const loadEvents = eventsOf('screening_loads', async ({ before, after }, records) => {
  if (before?.state === after.state) return undefined;
  const { name } = await records.need('screening_lists', after.list);
  const about = { audience: 'desk' as const, facts: { list: name } };
  if (after.state === 'done') {
    return { action: 'list-loaded', ...about, changes: [{ field: 'version', before: '', after: after.version }] };
  }
  if (after.state !== 'refused' && after.state !== 'failed') return undefined;
  return { action: 'list-load-failed', ...about, changes: [{ field: 'problem', before: '', after: after.problem }] };
});

/** One event for a screening run of an onboarding, under the stricter of its gates. */
const runEvents = eventsOf('screening_runs', async ({ before, after }, records) => {
  if (after.state !== 'done' || before?.state === 'done' || after.total === 0) return undefined;
  const request = await records.need('gk_requests', after.request);
  return {
    action: 'screening-recorded',
    audience: 'staff',
    section: 'person-screening',
    request: request.id,
    subject: request.subject,
    org: request.org,
    changes: [{ field: 'names', before: '', after: after.total }],
  };
});

async function aboutWatching(records: DeskRecordsStore, subscription: Row<'gk_subscriptions'>) {
  const request = await completedOnboarding(records, subscription);
  const { org, subject } = subscription;
  return { audience: 'staff' as const, org, subject, request: request?.id ?? '' };
}

const watched = ['level', 'cadence', 'status'] as const;

const subscriptionEvents = eventsOf('gk_subscriptions', async ({ before, after }, records) => {
  if (before === null) return { action: 'subscription-started', ...(await aboutWatching(records, after)) };
  const changes = watched
    .filter((field) => before[field] !== after[field])
    .map((field) => ({ field, before: before[field], after: after[field] }));
  const isOther = JSON.stringify(before.recipients) !== JSON.stringify(after.recipients);
  if (changes.length === 0 && !isOther) return undefined;
  const action = after.status === 'ended' ? 'subscription-ended' : 'subscription-changed';
  return { action, ...(await aboutWatching(records, after)), changes };
});

const alertEvents = eventsOf('alerts', async ({ before, after }, records) => {
  if (before?.state === after.state) return undefined;
  const { org, subject } = await records.need('gk_subscriptions', after.subscription);
  const about = {
    audience: 'staff' as const,
    section: 'person-screening' as const,
    org,
    subject,
    request: after.request,
  };
  if (after.state === 'open') return { action: 'alert-opened', ...about };
  return { action: 'alert-closed', ...about, changes: [{ field: 'reason', before: '', after: after.reason }] };
});

export const screeningEvents: readonly EventRule[] = [
  listEvents,
  loadEvents,
  runEvents,
  subscriptionEvents,
  alertEvents,
];
