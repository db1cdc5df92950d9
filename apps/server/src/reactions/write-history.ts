import { eventActions } from '@dossier/domain/event-actions';
import { portalOfCollection } from '@dossier/domain/portal';
import type { Change } from '@dossier/records';
import type { Row } from '../case/rows.ts';
import type { DeskRecordsStore } from '../workflows/workflow.ts';
import type { NewEvent } from './event.ts';
import { fileEvents } from './file-events.ts';
import { draftDeletedEvents, requestEvents } from './request-events.ts';
import { screeningEvents } from './screening-events.ts';
import { tellPeople } from './tell-people.ts';

const rules = [requestEvents, draftDeletedEvents, ...fileEvents, ...screeningEvents];

/** Writes what a transaction's changes mean into the history, in that transaction: the one place that does. */
export async function writeHistory(records: DeskRecordsStore, changes: readonly Change[]): Promise<void> {
  for (const change of changes) {
    for (const rule of rules) {
      for (const event of await rule.of(records, change)) await write(records, change, event);
    }
  }
}

async function write(records: DeskRecordsStore, change: Change, event: NewEvent): Promise<void> {
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
    ...(await actorOf(records, change.actor)),
  });
  await tellPeople(records, row);
}

/** The name as it is now: people may change theirs, the history does not. */
async function actorOf(records: DeskRecordsStore, actor: Change['actor']) {
  const portal = actor ? portalOfCollection(actor.collection) : undefined;
  if (!actor || portal === undefined) return {};
  const person = (await records.get(actor.collection as 'internal_users', actor.id)) as
    | Pick<Row<'internal_users'>, 'first_name' | 'last_name'>
    | undefined;
  return { actor: actor.id, portal, actor_name: `${person?.first_name ?? ''} ${person?.last_name ?? ''}`.trim() };
}
