import { documentKind, documentLabel } from '@dossier/domain/documents';
import { isManualCheck } from '@dossier/domain/kyc-form/check-basis';
import { isReadable } from '@dossier/domain/onboarding';
import { sectionOfCheck } from '@dossier/domain/visibility';
import { parseTarget } from '../case/corrections.ts';
import { entryIdOf } from '../case/entry-id.ts';
import { newestNames } from '../case/people.ts';
import { scanOperation } from '../case/quarantine.ts';
import { type DeskRecordsStore, fullName, type RequestRow, type Row } from '../collections/rows.ts';
import { type EventChange, type EventRule, eventsOf, type NewEvent } from './event.ts';
import type { ChangeOf } from './follow-ups/changed.ts';
import { isMove, moveOutcomes } from './moves.ts';
import { noteEvents } from './note-events.ts';

const accessEvents = eventsOf('gk_access', ({ operation, after: { request, subject, org } }) => {
  const action = isMove(operation) ? moveOutcomes[operation].accessEvent : null;
  return action === null ? undefined : { action, audience: 'staff', request, subject, org };
});

type VaultDocs = 'kyc_businesses_docs' | 'kyc_individuals_docs';
export type VaultRow = Row<'kyc_businesses_docs'> | Row<'kyc_individuals_docs'>;
const verificationActions = { verified: 'document-verified', rejected: 'document-rejected' } as const;

async function documentEvent(
  { before, after, operation }: ChangeOf<VaultDocs>,
  records: DeskRecordsStore,
): Promise<NewEvent | undefined> {
  const decided =
    after.verification === 'verified' || after.verification === 'rejected' ? after.verification : undefined;
  const isDecision = before !== null && before.verification !== after.verification && decided !== undefined;
  if (before !== null && !isDecision) return undefined;
  // The malware scanner rejected it, which is an event of the file.
  if (operation === scanOperation) return undefined;
  // What a person gives by an own link has one event, without the name of the file.
  if (before === null && 'link' in after && after.link !== '') return undefined;
  const about = await aboutDocument(records, after as VaultRow);
  if (!isDecision) return { action: 'document-added', audience: 'staff', ...about };
  const { scan } = await records.need('kyc_docs', after.doc);
  const isUnscanned = decided === 'verified' && scan === 'waiting';
  return {
    action: verificationActions[decided],
    audience: 'staff',
    ...about,
    ...(isUnscanned && { facts: { ...about.facts, scan } }),
    section: 'document-verification',
    changes: [
      ...about.changes.filter(({ field }) => field !== 'name'),
      { field: 'verification', before: before.verification, after: after.verification },
      ...(after.reason === '' ? [] : [{ field: 'reason', before: before.reason, after: after.reason }]),
    ],
  };
}

/** Which document it is. Names of people are answers, so whose it is stays behind the gate of the documents. */
export async function aboutDocument(records: DeskRecordsStore, row: VaultRow) {
  const request = row.request === '' ? undefined : await records.get('gk_requests', row.request);
  const file = await records.get('kyc_docs', row.doc);
  return {
    ...(request && refsOf(request)),
    section: 'documents' as const,
    facts: { kind: documentLabel(documentKind(row.type, row.purpose), row.side), doc: row.doc },
    changes: [
      { field: 'owner', before: '', after: request ? await ownerOf(records, request, row) : '' },
      { field: 'version', before: '', after: row.version },
      { field: 'name', before: '', after: file?.name ?? '' },
    ],
  };
}

async function ownerOf(records: DeskRecordsStore, request: RequestRow, row: VaultRow): Promise<string> {
  const person = 'person' in row ? row.person : '';
  if (person === '') return request.client_name;
  return (await newestNames(records, [request])).get(person) ?? '';
}

/** What the client removed from the form; a deletion by a sweep is no event of the onboarding. */
const documentRemovedEvents: EventRule = {
  of: async (records, { collection, operation, action, before }) => {
    const isOfVault = collection === 'kyc_businesses_docs' || collection === 'kyc_individuals_docs';
    if (!isOfVault || action !== 'delete' || operation !== 'remove-document') return [];
    const about = await aboutDocument(records, before as unknown as VaultRow);
    const { doc: _, ...facts } = about.facts;
    return [{ action: 'document-removed', audience: 'staff', ...about, facts }];
  },
};

const ownDocumentEvents = eventsOf('gk_requests_docs', async ({ before, after }, records) => {
  const request = await records.get('gk_requests', after.request);
  // Documents of a draft are part of the event of sending it.
  if (before !== null || !request || !isReadable(request.status)) return undefined;
  const action = after.origin === 'copied' ? 'own-document-copied' : 'own-document-added';
  const facts = { kind: documentKind(after.type, after.purpose), doc: after.doc };
  const file = await records.get('kyc_docs', after.doc);
  const changes = [{ field: 'name', before: '', after: file?.name ?? '' }];
  return { action, audience: 'staff', ...refsOf(request), facts, changes };
});

const checkEvents = eventsOf('statuses', async ({ after }, records) => {
  const filter = 'request = {:request} && check = {:check} && id != {:id}';
  const { request, check, id } = after;
  const last = await records.first('statuses', filter, { request, check, id }, { sort: '-created,-@rowid' });
  // The initial `pending` is not an event.
  if (after.status === 'pending' && (last?.status ?? 'pending') === 'pending') return undefined;
  return {
    action: 'check-set',
    audience: 'staff',
    section: sectionOfCheck[check],
    ...(await requestRefs(records, request)),
    facts: { check },
    isBySystem: after.by === '' || !isManualCheck(check),
    changes: [
      { field: 'status', before: last?.status ?? 'pending', after: after.status },
      ...(after.reason === '' ? [] : [{ field: 'reason', before: '', after: after.reason }]),
    ],
  };
});

const identityEvents = eventsOf('identity_verifications', async ({ after }, records) => ({
  action: 'identity-recorded',
  audience: 'staff',
  section: 'identity',
  ...(await requestRefs(records, after.request)),
  facts: { person: `${after.verified_first_name} ${after.verified_last_name}`, method: after.method },
  changes: [{ field: 'result', before: '', after: after.result }],
}));

const screeningSection = { company: 'company-screening', person: 'person-screening' } as const;

/** Results that a person recorded; a screening run has one event of its own. */
const screeningEvents = eventsOf('statuses_screening', async ({ before, after }, records) => {
  if (before !== null || after.source !== '') return undefined;
  return {
    action: 'screening-recorded',
    audience: 'staff',
    section: screeningSection[after.kind],
    ...(await requestRefs(records, after.request)),
    facts: { kind: after.kind },
    changes: [
      { field: 'owner', before: '', after: after.name },
      { field: 'status', before: '', after: after.status },
      { field: 'reason', before: '', after: after.reason },
    ],
  };
});

const hitEvents = eventsOf('screening_hits', async ({ before, after }, records) => {
  if (before === null || (before.state === after.state && before.reason === after.reason)) return undefined;
  const screening = await records.need('statuses_screening', after.screening);
  return {
    action: after.state === 'open' ? 'screening-hits-returned' : 'hit-decided',
    audience: 'staff',
    section: screeningSection[screening.kind],
    ...(await requestRefs(records, after.request)),
    facts: { kind: screening.kind, target: after.target, hit: after.id },
    changes: [
      { field: 'owner', before: '', after: screening.name },
      { field: 'entry', before: '', after: [after.list, entryIdOf(after)].filter(Boolean).join(', ') },
      { field: 'state', before: before.state, after: after.state },
      { field: 'reason', before: before.reason, after: after.reason },
    ],
  };
});

type Versions = 'kyc_businesses_details' | 'kyc_individuals_details';

/** The declaration that a client agreed to by sending the form. */
async function declarationEvent(
  { before, after }: ChangeOf<Versions>,
  records: DeskRecordsStore,
): Promise<NewEvent | undefined> {
  const { declaration, request } = after;
  if (before?.state !== 'draft' || after.state !== 'submitted' || !declaration) return undefined;
  const { name, version, signIn } = declaration;
  const facts = {
    name,
    version: String(version),
    ...(signIn && { signIn: signIn.method }),
    ...(signIn?.method === 'provider' && { provider: signIn.provider }),
  };
  return { action: 'declaration-agreed', audience: 'staff', ...(await requestRefs(records, request)), facts };
}

const correctionEvents = eventsOf('gk_corrections', async ({ before, after }, records) => {
  if (before?.status !== 'open' || after.status !== 'answered' || after.target === 'institution') return undefined;
  const request = await records.get('gk_requests', after.request);
  if (!request) return undefined;
  const { facts, owner } = await aboutCorrection(records, request, after.target);
  return {
    action: 'correction-answered',
    audience: 'desk',
    ...refsOf(request),
    facts,
    changes: [
      ...(owner === '' ? [] : [{ field: 'owner', before: '', after: owner }]),
      { field: 'question', before: '', after: after.text },
      { field: 'answer', before: '', after: after.answer },
    ],
  };
});

/** What a correction is about, as facts of its sentence, and whose it is. */
async function aboutCorrection(
  records: DeskRecordsStore,
  request: RequestRow,
  target: string,
): Promise<{ facts: Record<string, string>; owner: string }> {
  const parsed = parseTarget(target);
  if (parsed?.kind === 'section') return { facts: { sections: parsed.section }, owner: '' };
  const names = (await newestNames(records, [request])).set(request.subject, request.client_name);
  if (parsed?.kind === 'person') return { facts: {}, owner: names.get(parsed.person) ?? '' };
  if (!parsed) return { facts: {}, owner: '' };
  return { facts: { kind: parsed.documentKind }, owner: names.get(parsed.owner) ?? request.client_name };
}

const memberEvents = eventsOf('vault_members', async ({ before, after, actor, operation }, records) => {
  const isOwn = actor?.id === after.user;
  return {
    action: memberAction(before, after),
    audience: 'desk',
    subject: after.subject,
    ...(await requestRefs(records, after.request)),
    facts: { role: after.role },
    // An institution that sends, and a reviewer who completes, do not decide on owners.
    isBySystem: !isOwn && operation !== 'admit-member',
    changes: [
      ...(isOwn ? [] : [await memberName(records, after)]),
      ...(after.reason === '' ? [] : [{ field: 'reason', before: '', after: after.reason }]),
    ],
  };
});

type Member = Row<'vault_members'>;

/** The name of a member; their address where they have not given one. */
async function memberName(records: DeskRecordsStore, { user }: Pick<Member, 'user'>): Promise<EventChange> {
  const person = await records.get('end_client_users', user);
  return { field: 'owner', before: '', after: fullName(person) || (person?.email ?? '') };
}

function memberAction(before: Member | null, after: Member): NewEvent['action'] {
  if (after.proven_at !== '' && before?.proven_at !== after.proven_at) return 'owner-proven';
  return before === null && after.added_by === after.user ? 'vault-claimed' : 'member-admitted';
}

const memberRemovedEvents: EventRule = {
  of: async (records, { collection, action, before }) => {
    if (collection !== 'vault_members' || action !== 'delete') return [];
    const member = before as unknown as Member;
    const changes = [await memberName(records, member)];
    return [{ action: 'member-removed', audience: 'desk', subject: member.subject, changes }];
  },
};

/** Names are answers of the form, so they stay behind the gate of people. */
const helperLinkEvents = eventsOf('helper_links', async (change, records) => {
  const { after } = change;
  const action = helperLinkAction(change);
  if (!action) return undefined;
  const isOwn = change.actor?.id === after.user;
  const changes = isOwn ? [] : [{ field: 'owner', before: '', after: after.name }];
  const facts: Record<string, string> = after.scope === 'person' ? {} : { sections: (after.sections ?? []).join() };
  const about = await requestRefs(records, after.request);
  return { action, audience: 'staff', section: 'people', ...about, facts, changes };
});

function helperLinkAction({ before, after, operation }: ChangeOf<'helper_links'>): NewEvent['action'] | undefined {
  const isPerson = after.scope === 'person';
  if (before === null) return isPerson ? 'identification-asked' : 'sections-delegated';
  if (operation === 'give-identification') return 'identification-given';
  if (!isPerson && isOtherList(before.sections, after.sections)) return 'sections-delegated';
  if (before.state === after.state) return undefined;
  if (after.state === 'opened') return 'helper-link-opened';
  if (after.state === 'declined') return isPerson ? 'identification-declined' : 'sections-declined';
  return after.state === 'ended' ? 'helper-link-ended' : undefined;
}

const isOtherList = (one: readonly string[] | null, other: readonly string[] | null): boolean =>
  (one ?? []).join() !== (other ?? []).join();

const isUndelivered = (state: string | undefined) => state === 'bounced' || state === 'failed';

/** Whether the institution wants its client to be reminded. */
const stoppedEvents = eventsOf('gk_requests', ({ before, after, operation }) => {
  if (operation !== 'stop-reminders' || before?.reminders_stopped === after.reminders_stopped) return undefined;
  return {
    action: after.reminders_stopped ? 'reminders-stopped' : 'reminders-resumed',
    audience: 'staff',
    ...refsOf(after),
  };
});

/**
 * Automatic mails: reminders and warnings. Written when the mail server accepts them, because one that waits is
 * withdrawn when the client is done. Addresses are those of the institution's own contact only.
 */
const policyMailEvents = eventsOf('mail_outbox', async ({ before, after }, records) => {
  if (!after.facts || after.state !== 'sent' || before?.state === 'sent') return undefined;
  const { request = '', link = '', ...facts } = after.facts;
  const about = { audience: 'staff' as const, ...(await requestRefs(records, request)) };
  if (after.kind === 'deadline-near') return { action: 'deadline-warning-sent', ...about, facts };
  const to: Record<string, string> = after.request === '' ? {} : { to: after.to };
  if (after.kind === 'reminder') return { action: 'reminder-sent', ...about, facts: { ...facts, ...to } };
  if (after.kind !== 'own-link') return undefined;
  const name = (await records.get('helper_links', link))?.name ?? '';
  const changes = [{ field: 'owner', before: '', after: name }];
  return { action: 'person-reminded', ...about, facts, section: 'people', changes };
});

/** Only mails to the client of an onboarding have events. That one was sent is known when the mail server accepts it. */
const mailEvents = eventsOf('mail_outbox', async (change, records) => {
  const { after } = change;
  const action = after.request === '' ? undefined : mailAction(change);
  if (!action) return undefined;
  const about = { audience: 'staff' as const, ...(await requestRefs(records, after.request)) };
  return action === 'mail-undelivered' ? { action, ...about } : { action, ...about, facts: { to: after.to } };
});

function mailAction({ before, after, operation }: ChangeOf<'mail_outbox'>): NewEvent['action'] | undefined {
  if (isUndelivered(after.state) && !isUndelivered(before?.state)) return 'mail-undelivered';
  if (after.kind !== 'invite') return undefined;
  // A reminder has the event of its onboarding.
  if (before === null) return operation === 'send-invite' ? 'invitation-queued' : undefined;
  return after.state === 'sent' && before.state !== 'sent' ? 'invitation-accepted' : undefined;
}

export async function requestRefs(records: DeskRecordsStore, id: string) {
  const request = id === '' ? undefined : await records.get('gk_requests', id);
  return request ? refsOf(request) : {};
}

const refsOf = ({ id, subject, org }: Row<'gk_requests'>) => ({ request: id, subject, org });

export const rowEvents: readonly EventRule[] = [
  accessEvents,
  eventsOf('kyc_businesses_docs', documentEvent),
  eventsOf('kyc_businesses_details', declarationEvent),
  eventsOf('kyc_individuals_details', declarationEvent),
  eventsOf('kyc_individuals_docs', documentEvent),
  documentRemovedEvents,
  ownDocumentEvents,
  checkEvents,
  identityEvents,
  screeningEvents,
  hitEvents,
  correctionEvents,
  memberEvents,
  memberRemovedEvents,
  helperLinkEvents,
  mailEvents,
  policyMailEvents,
  stoppedEvents,
  noteEvents,
];
