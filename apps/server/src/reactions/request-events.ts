import type { EventAction } from '@dossier/domain/event-actions';
import type { RequestRow } from '../case/rows.ts';
import type { ChangeOf } from './changed.ts';
import { type EventRule, eventsOf, type NewEvent } from './event.ts';

type Change = ChangeOf<'gk_requests'>;

const from = (change: Change, ...statuses: string[]) => statuses.includes(change.before?.status ?? '');
const to = (change: Change, status: string, waitingOn?: string) =>
  change.after.status === status && (waitingOn === undefined || change.after.waiting_on === waitingOn);

/** Which move a change of an onboarding was; the first that fits. Access decisions are told by their own row. */
const moves: readonly (readonly [EventAction, (change: Change) => boolean])[] = [
  ['onboarding-started', ({ before }) => before === null],
  ['onboarding-sent', (change) => from(change, 'draft') && to(change, 'requested')],
  ['form-submitted', ({ before, after }) => before?.version !== after.version && after.version !== ''],
  ['question-answered', (change) => change.before?.waiting_on === 'gatekeeper' && to(change, 'submitted')],
  ['client-asked', (change) => from(change, 'submitted') && to(change, 'waiting', 'client_corrections')],
  ['institution-asked', (change) => from(change, 'submitted') && to(change, 'waiting', 'gatekeeper')],
  ['onboarding-completed', (change) => from(change, 'submitted') && to(change, 'completed')],
  ['onboarding-reopened', (change) => from(change, 'completed') && to(change, 'submitted')],
  ['onboarding-cancelled', (change) => becameArchived(change) && change.after.outcome === 'cancelled'],
  ['onboarding-archived', becameArchived],
  ['onboarding-restored', (change) => from(change, 'archived') && !to(change, 'archived')],
  ['onboarding-assigned', ({ before, after }) => before?.assigned_intern !== after.assigned_intern],
  ['client-reminded', ({ before, after }) => before?.reminded_at !== after.reminded_at],
];

function becameArchived(change: Change): boolean {
  return to(change, 'archived') && !from(change, 'archived');
}

/** Moves whose reason stands in the row. */
const withReason: readonly EventAction[] = [
  'onboarding-completed',
  'onboarding-reopened',
  'onboarding-cancelled',
  'onboarding-restored',
];
/** Of the desk's own doings an institution need not know. */
const deskOnly: readonly EventAction[] = ['onboarding-assigned'];

export const requestEvents: EventRule = eventsOf('gk_requests', async (change, records) => {
  const action = moves.find(([, fits]) => fits(change))?.[0];
  if (!action) return undefined;
  const { after } = change;
  const intern = action === 'onboarding-assigned' ? await internOf(after.assigned_intern) : {};
  return event(action, change, intern);

  async function internOf(id: string): Promise<Record<string, string>> {
    const person = id === '' ? undefined : await records.get('internal_users', id);
    return { intern: person ? `${person.first_name} ${person.last_name}` : '' };
  }
});

/** A deleted draft leaves its number and nothing else. */
export const draftDeletedEvents: EventRule = {
  of: async (_records, { collection, action, before }) => {
    if (collection !== 'gk_requests' || action !== 'delete') return [];
    const row = before as unknown as RequestRow;
    return [{ action: 'draft-deleted', audience: 'staff', org: row.org, facts: { number: row.number } }];
  },
};

function event(action: EventAction, { before, after }: Change, facts: Record<string, string>): NewEvent {
  const reason: Record<string, string> =
    withReason.includes(action) && after.reason !== '' && after.reason !== before?.reason
      ? { reason: after.reason }
      : {};
  const changed = before !== null && before.status !== after.status;
  return {
    action,
    audience: deskOnly.includes(action) ? 'desk' : 'staff',
    request: after.id,
    subject: after.subject,
    org: after.org,
    facts: { reference: after.reference, name: after.client_name, ...facts, ...reason },
    ...(changed ? { changes: [{ field: 'status', before: before.status, after: after.status }] } : {}),
  };
}
