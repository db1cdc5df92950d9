import type { EventAction } from '@dossier/domain/event-actions';
import type { NotificationKind } from '@dossier/domain/notification-kinds';
import { accountAtInstitution, leadsOf, type StaffAccount, staffAccount } from '../case/staff-account.ts';
import type { Reader, RequestRow, Row } from '../collections/rows.ts';
import type { ReactionContext } from './follow-ups/reaction.ts';
import { notify } from './notify.ts';

export type Recipients = 'gatekeeper' | 'assigned' | 'all' | 'desk' | 'all-and-leads';

/** Who is notified of an event; `desk`: the assigned Intern and every lead. null: no one. */
const recipientsOf: { readonly [A in EventAction]: A extends NotificationKind ? Recipients | null : null } = {
  'onboarding-started': null,
  'onboarding-imported': null,
  'draft-deleted': null,
  'import-undone': null,
  'onboarding-sent': null,
  'onboarding-edited': 'assigned',
  'onboarding-completed': 'all',
  'onboarding-reopened': 'gatekeeper',
  'onboarding-cancelled': 'assigned',
  'onboarding-archived': 'all',
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
  'form-submitted': 'all',
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
  'deadline-warning-sent': null,
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

/** Notifies the staff whom an event concerns. Its actor is not notified. */
export async function createNotifications(context: ReactionContext, event: Row<'events'>): Promise<void> {
  // An event of another version can have an action that this one does not know.
  const recipients: Recipients | null | undefined = recipientsOf[event.action as EventAction];
  if (!recipients) return;
  const { records } = context;
  const request = event.request === '' ? undefined : await records.need('gk_requests', event.request);
  const facts = {
    ...(event.actor_name !== '' && { by: event.actor_name }),
    // Access that is approved after it was withdrawn continues an onboarding.
    ...(event.action === 'access-approved' && request && request.version !== '' && { again: request.version }),
  };
  for (const account of await accountsOf(records, request, recipients)) {
    if (account.user.id === event.actor) continue;
    const kind = event.action as NotificationKind;
    await notify(context, account, { kind, key: `event:${event.id}`, request, event: event.id, facts });
  }
}

/** The assigned reviewer, those who are responsible at the institution, and the leads, each once. */
export async function accountsOf(
  records: Reader,
  request: RequestRow | undefined,
  recipients: Recipients,
): Promise<StaffAccount[]> {
  const withLeads = recipients === 'desk' || recipients === 'all-and-leads';
  const withInstitution = recipients !== 'assigned' && recipients !== 'desk';
  const assigned = recipients === 'gatekeeper' ? '' : (request?.assigned_intern ?? '');
  const reviewer = await staffAccount(records, assigned);
  const institution = withInstitution && request ? await gatekeepersOf(records, request) : [];
  const leads = withLeads ? await leadsOf(records) : [];
  const accounts = [...(reviewer ? [reviewer] : []), ...institution.map(accountAtInstitution), ...leads];
  return [...new Map(accounts.map((account) => [account.user.id, account])).values()];
}

/** The creator of the onboarding, or the admins when that user has left the institution. */
async function gatekeepersOf(records: Reader, { created_by, org }: RequestRow): Promise<Row<'gatekeeper_users'>[]> {
  const maker = created_by === '' ? undefined : await records.get('gatekeeper_users', created_by);
  if (maker?.active && maker.org === org) return [maker];
  return records.find('gatekeeper_users', 'org = {:org} && role = "admin" && active = true', { org });
}
