import type { EventAction } from '@dossier/domain/event-actions';
import { sql } from 'kysely';
import { type Reader, type Row, rowsById } from '../collections/rows.ts';

/** Whether clients read events with this action: requests to them, access and their own actions; never checks or risk. */
const isForClient: Readonly<Record<EventAction, boolean>> = {
  'onboarding-started': false,
  'onboarding-imported': false,
  'draft-deleted': false,
  'import-undone': false,
  'onboarding-sent': true,
  'onboarding-edited': false,
  'onboarding-completed': true,
  'onboarding-reopened': false,
  'onboarding-cancelled': false,
  'onboarding-archived': false,
  'onboarding-restored': false,
  'onboarding-assigned': false,
  'archiving-undone': false,
  'assignment-undone': false,
  'access-approved': true,
  'access-rejected': true,
  'access-withdrawn': true,
  'access-ended': true,
  'access-asked-again': true,
  'form-submitted': true,
  'declaration-agreed': true,
  'vault-claimed': true,
  'member-admitted': true,
  'member-removed': true,
  'owner-proven': false,
  'subject-merged': false,
  'document-added': true,
  'document-verified': false,
  'document-rejected': false,
  'verification-undone': false,
  'document-removed': true,
  'infected-file-refused': false,
  'infected-file-found': false,
  'own-document-added': false,
  'own-document-copied': false,
  'check-set': false,
  'check-undone': false,
  'identity-recorded': false,
  'screening-recorded': false,
  'hit-decided': false,
  'screening-hits-returned': false,
  'list-saved': false,
  'list-loaded': false,
  'list-load-failed': false,
  'list-removed': false,
  'subscription-started': false,
  'subscription-changed': false,
  'subscription-ended': false,
  'alert-opened': false,
  'alert-closed': false,
  'client-reminded': true,
  'reminder-sent': true,
  'person-reminded': false,
  'deadline-warning-sent': false,
  'reminders-stopped': false,
  'reminders-resumed': false,
  'invitation-queued': false,
  'invitation-accepted': false,
  'mail-undelivered': false,
  'client-asked': true,
  'correction-answered': true,
  'institution-asked': false,
  'question-answered': false,
  'note-added': false,
  'note-changed': false,
  'note-deleted': false,
  'note-reported': false,
  'note-not-reported': false,
  'superuser-wrote': false,
  'identification-asked': true,
  'identification-given': true,
  'identification-declined': true,
  'sections-delegated': true,
  'sections-declined': true,
  'helper-link-opened': true,
  'helper-link-ended': true,
  // Shown with the own account (the view `linked-accounts`).
  'provider-linked': false,
  'provider-unlinked': false,
  'factor-added': false,
  'factor-removed': false,
  'factor-reset': false,
  'recovery-codes-created': false,
  'recovery-code-used': false,
  'mailed-code-refused': false,
  'mailed-code-accepted': false,
  'institution-created': false,
  'institution-closed': false,
  'institution-reopened': false,
  'factor-required': false,
  'factor-optional': false,
};

/** The onboardings of a vault whose events are read. */
interface VaultHistory {
  readonly subject: string;
  readonly requests: readonly string[];
}

/** The events that a client may read about a vault and these onboardings of it, newest first, also within one moment. */
export async function clientEvents(records: Reader, history: VaultHistory): Promise<Row<'events'>[]> {
  const ids = await eventIds(records, history);
  const events = await rowsById(records, 'events', ids);
  return ids
    .flatMap((id) => events.get(id) ?? [])
    .filter(({ action }) => Object.hasOwn(isForClient, action) && isForClient[action as EventAction]);
}

async function eventIds(records: Reader, { subject, requests }: VaultHistory): Promise<string[]> {
  const ofOnboardings = requests.length > 0 ? sql`e.request in (${sql.join([...requests])})` : sql`1 = 0`;
  const { rows } = await sql<{ id: string }>`
    select e.id as id from events e where (e.subject = ${subject} and e.request = '') or ${ofOnboardings}
    order by e.created desc, e._rowid_ desc`.execute(records.sql);
  return rows.map(({ id }) => id);
}
