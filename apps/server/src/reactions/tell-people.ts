import type { EventAction } from '@dossier/domain/event-actions';
import type { RequestRow, Row } from '../case/rows.ts';
import type { DeskRecordsStore } from '../workflows/workflow.ts';
import { gatekeepersOf } from './mail-to.ts';

type Audience = 'gatekeeper' | 'assigned';

/** Who is told on screen of what. */
const told: Partial<Record<EventAction, Audience>> = {
  'access-approved': 'gatekeeper',
  'access-rejected': 'gatekeeper',
  'institution-asked': 'gatekeeper',
  'onboarding-completed': 'gatekeeper',
  'onboarding-reopened': 'gatekeeper',
  'form-submitted': 'assigned',
  'question-answered': 'assigned',
  'onboarding-cancelled': 'assigned',
  'onboarding-assigned': 'assigned',
  'screening-hits-returned': 'assigned',
};

/** Notifications of one event. Nobody is told of what they did themselves. */
export async function tellPeople(records: DeskRecordsStore, event: Row<'events'>): Promise<void> {
  const audience = told[event.action as EventAction];
  if (!audience || event.request === '') return;
  const request = await records.need('gk_requests', event.request);
  const users = audience === 'assigned' ? [request.assigned_intern] : await gatekeeperIds(records, request);
  const facts = { reference: request.reference, name: request.client_name, subject: request.subject };
  for (const user of users.filter((id) => id !== '' && id !== event.actor)) {
    await records.create('notifications', { user, kind: event.action, event: event.id, request: request.id, facts });
  }
}

async function gatekeeperIds(records: DeskRecordsStore, request: RequestRow): Promise<string[]> {
  return (await gatekeepersOf(records, request)).map((user) => user.id);
}
