import type { EventAction } from '@dossier/domain/event-actions';
import type { NotificationKind } from '@dossier/domain/notification-kinds';
import type { DeskRecordsStore, RequestRow, Row } from '../collections/rows.ts';
import { gatekeepersOf } from './follow-ups/mail-to.ts';

type Recipients = 'gatekeeper' | 'assigned' | 'all' | 'desk' | 'all-and-leads';

/** Who gets an on-screen notification of an event; `desk`: the assigned Intern and every lead. null: no one. */
const recipientsOf: { readonly [A in EventAction]: A extends NotificationKind ? Recipients | null : null } = {
  'onboarding-started': null,
  'onboarding-imported': null,
  'draft-deleted': null,
  'onboarding-sent': null,
  'onboarding-edited': 'assigned',
  'onboarding-completed': 'gatekeeper',
  'onboarding-reopened': 'gatekeeper',
  'onboarding-cancelled': 'assigned',
  'onboarding-archived': null,
  'onboarding-restored': null,
  'onboarding-assigned': 'assigned',
  'archiving-undone': null,
  'assignment-undone': null,
  'access-approved': 'gatekeeper',
  'access-rejected': 'gatekeeper',
  'access-withdrawn': null,
  'access-ended': 'all',
  'access-asked-again': null,
  'declaration-agreed': null,
  'form-submitted': 'assigned',
  'vault-claimed': null,
  'member-admitted': null,
  'member-removed': null,
  'owner-proven': null,
  'subject-merged': null,
  'document-added': 'assigned',
  'document-verified': null,
  'document-rejected': null,
  'verification-undone': null,
  'document-removed': null,
  'infected-file-refused': 'desk',
  // Institutions may have opened the file.
  'infected-file-found': 'all-and-leads',
  'own-document-added': 'assigned',
  'own-document-copied': null,
  'check-set': null,
  'check-undone': null,
  'identity-recorded': null,
  'screening-recorded': null,
  'hit-decided': null,
  'screening-hits-returned': 'assigned',
  'list-saved': null,
  'list-loaded': null,
  'list-load-failed': null,
  'list-removed': null,
  'subscription-started': null,
  'subscription-changed': null,
  'subscription-ended': null,
  'alert-opened': null,
  'alert-closed': null,
  'client-reminded': null,
  'reminder-sent': null,
  'person-reminded': null,
  'deadline-warning-sent': 'all',
  'reminders-stopped': null,
  'reminders-resumed': null,
  'invitation-queued': null,
  'invitation-accepted': null,
  'mail-undelivered': 'gatekeeper',
  'client-asked': null,
  'correction-answered': null,
  'institution-asked': 'gatekeeper',
  'question-answered': 'assigned',
  // Those whom the note mentions are notified by a reaction of its own.
  'note-added': null,
  'note-changed': null,
  'note-deleted': null,
  'note-reported': null,
  'note-not-reported': null,
  'superuser-wrote': null,
  'identification-asked': null,
  'identification-given': 'assigned',
  'identification-declined': 'gatekeeper',
  'sections-delegated': null,
  'sections-declined': 'gatekeeper',
  'helper-link-opened': null,
  'helper-link-ended': null,
  'provider-linked': null,
  'provider-unlinked': null,
  'factor-added': null,
  'factor-removed': null,
  'factor-reset': null,
  'recovery-codes-created': null,
  'recovery-code-used': null,
  'mailed-code-refused': null,
  'mailed-code-accepted': null,
  'institution-created': null,
  'institution-closed': null,
  'institution-reopened': null,
  'factor-required': null,
  'factor-optional': null,
};

/** Creates the notifications of an event. Its actor gets none. */
export async function createNotifications(records: DeskRecordsStore, event: Row<'events'>): Promise<void> {
  const recipients: Recipients | null = recipientsOf[event.action as EventAction];
  if (recipients === null || isOfClientMail(event)) return;
  const request = event.request === '' ? undefined : await records.need('gk_requests', event.request);
  if (!request && recipients !== 'desk' && recipients !== 'all-and-leads') return;
  const facts = {
    ...(request && { reference: request.reference, name: request.client_name, subject: request.subject }),
    ...(event.actor_name !== '' && { by: event.actor_name }),
    ...(event.action === 'deadline-warning-sent' && request && { deadline: request.deadline }),
  };
  for (const user of await usersOf(records, recipients, request)) {
    if (user === '' || user === event.actor) continue;
    await records.create('notifications', { user, kind: event.action, event: event.id, request: event.request, facts });
  }
}

async function usersOf(
  records: DeskRecordsStore,
  recipients: Recipients,
  request: RequestRow | undefined,
): Promise<Set<string>> {
  const withLeads = recipients === 'desk' || recipients === 'all-and-leads';
  const withInstitution = recipients !== 'assigned' && recipients !== 'desk';
  const leads = withLeads ? await records.find('internal_users', 'role = "lead" && active = true') : [];
  return new Set([
    ...(recipients === 'gatekeeper' || !request ? [] : [request.assigned_intern]),
    ...(withInstitution && request ? await gatekeeperIds(records, request) : []),
    ...leads.map(({ id }) => id),
  ]);
}

/** The warning about a deadline that goes to the client has an event of its own. */
const isOfClientMail = ({ action, facts }: Row<'events'>): boolean =>
  action === 'deadline-warning-sent' && !facts?.['to'];

async function gatekeeperIds(records: DeskRecordsStore, request: RequestRow): Promise<string[]> {
  return (await gatekeepersOf(records, request)).map((user) => user.id);
}
