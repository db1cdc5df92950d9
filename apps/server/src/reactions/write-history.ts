import { eventActions } from '@dossier/domain/event-actions';
import { portalOfCollection } from '@dossier/domain/portal';
import type { Change, Impersonation } from '@dossier/records';
import type { DeskRecordsStore, Row } from '../collections/rows.ts';
import { createNotifications } from './create-notifications.ts';
import type { NewEvent } from './event.ts';
import { institutionEvents } from './institution-events.ts';
import { onboardingEvents } from './onboarding-events.ts';
import { rowEvents } from './row-events.ts';
import { screeningEvents } from './screening-events.ts';
import { signInEvents } from './sign-in-events.ts';
import { linkedAccountEvents } from './when-provider-account-linked.ts';
import { rowsHaveEvents, writesHistory } from './workflow-history.ts';

const rules = [
  onboardingEvents,
  ...rowEvents,
  ...screeningEvents,
  ...signInEvents,
  linkedAccountEvents,
  institutionEvents,
];

/** Writes the history events of a transaction's changes, in that transaction. The only writer of `events`. */
export async function writeHistory(records: DeskRecordsStore, changes: readonly Change[]): Promise<void> {
  for (const change of changes) {
    if (change.actor?.collection === '_superusers' && !ofSignIn.has(change.collection))
      await write(records, change, superuserWrite(change));
    if (!writesHistory(change.operation)) continue;
    for (const rule of rowsHaveEvents(change.operation) ? rules : [onboardingEvents]) {
      for (const event of await rule.of(records, change)) await write(records, change, event);
    }
  }
}

/** What the engine writes when a superuser signs in. */
const ofSignIn: ReadonlySet<string> = new Set(['_authOrigins', '_mfas', '_otps']);

/** A write past the workflows, which have the other events. */
const superuserWrite = ({ collection, action, id }: Change): NewEvent => ({
  action: 'superuser-wrote',
  audience: 'desk',
  facts: { collection, record: id, change: action },
});

/** Records that a superuser got a token of another account: what is done with it is attributed to that account. */
export function recordImpersonation(
  records: DeskRecordsStore,
  { by, collection, record }: Impersonation,
): Promise<void> {
  const facts = { collection, record, change: 'impersonate' };
  const event: NewEvent = { action: 'superuser-wrote', audience: 'desk', facts };
  return write(records, { actor: { collection: '_superusers', id: by } }, event);
}

async function write(records: DeskRecordsStore, change: Pick<Change, 'actor'>, event: NewEvent): Promise<void> {
  const { action, audience, section = '', request = '', subject = '', org = '', facts = {}, changes = [] } = event;
  const row = await records.create('events', {
    action,
    kind: eventActions[action],
    section,
    audience,
    request,
    subject,
    org,
    facts,
    changes: [...changes],
    ...(event.isBySystem === true ? {} : await actorOf(records, change.actor)),
  });
  await createNotifications(records, row);
}

/** Stores the actor's current name: a later change of name does not change the history. */
async function actorOf(records: DeskRecordsStore, actor: Change['actor']) {
  const portal = actor ? portalOfCollection(actor.collection) : undefined;
  if (actor?.collection === '_superusers') {
    const superuser = (await records.get('_superusers' as never, actor.id)) as { email?: string } | undefined;
    return { actor: actor.id, actor_name: superuser?.email ?? '' };
  }
  if (!actor || portal === undefined) return {};
  const person = (await records.get(actor.collection as 'internal_users', actor.id)) as
    | Pick<Row<'internal_users'>, 'first_name' | 'last_name'>
    | undefined;
  return { actor: actor.id, portal, actor_name: `${person?.first_name ?? ''} ${person?.last_name ?? ''}`.trim() };
}
