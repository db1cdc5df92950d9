import type { AcceptedProblem } from '@dossier/domain/contracts/shared/problem';
import { clientCorrections, institutionTarget, parseTarget } from '../case/corrections.ts';
import { type DeskRecordsStore, type RequestRow, rowsById } from '../collections/rows.ts';
import { editChanges } from './edit-changes.ts';
import type { EventChange, EventRule, NewEvent } from './event.ts';
import { changeOf } from './follow-ups/changed.ts';
import type { OnboardingEvent } from './moves.ts';
import { onboardingEventOf } from './workflow-history.ts';

/** The event of an onboarding row, by the workflow that wrote it. */
export const onboardingEvents: EventRule = {
  async of(records, change) {
    if (change.collection !== 'gk_requests') return [];
    const spec = onboardingEventOf(change.operation);
    if (!spec || change.action !== (spec.on ?? 'update')) return [];
    const own = changeOf(change, 'gk_requests');
    if (!own) return [draftDeleted(spec, change.before as unknown as RequestRow)];
    if (spec.action === 'onboarding-assigned') return [eventOf(spec, own, await internOf(own.after.assigned_intern))];
    if (spec.action === 'subject-merged') return [eventOf(spec, own, await mergeOf(own.before?.subject ?? ''))];
    if (spec.action === 'onboarding-imported') return [eventOf(spec, own, await importOf(own.after))];
    if (spec.action === 'onboarding-edited')
      return [{ ...eventOf(spec, own, {}), changes: await editChanges(records, own) }];
    if (spec.action === 'client-asked') return [eventOf(spec, own, await askedOf(records, own.after))];
    const event = eventOf(spec, own, {});
    if (spec.action === 'institution-asked') return [await withMessage(records, event, 'question')];
    if (spec.action === 'question-answered') return [await withMessage(records, event, 'answer')];
    return [spec.action === 'onboarding-sent' ? await withDocuments(records, event) : event];

    async function internOf(id: string): Promise<Record<string, string>> {
      const person = id === '' ? undefined : await records.get('internal_users', id);
      return { intern: person ? `${person.first_name} ${person.last_name}` : '' };
    }

    async function importOf(row: RequestRow): Promise<Record<string, string>> {
      const found = await records.get('client_imports', row.import);
      return { file: found?.file_name ?? '', row: `${row.import_row}`, import: found?.number ?? '' };
    }

    async function mergeOf(id: string): Promise<Record<string, string>> {
      return { reason: (await records.get('kyc_businesses', id))?.merge_reason ?? '' };
    }
  },
};

/** The institution's own documents that it sends along: those of a draft have no events of their own. */
async function withDocuments(records: DeskRecordsStore, event: NewEvent): Promise<NewEvent> {
  const rows = await records.find('gk_requests_docs', 'request = {:id}', { id: event.request ?? '' });
  if (rows.length === 0) return event;
  const files = await rowsById(
    records,
    'kyc_docs',
    rows.map(({ doc }) => doc),
  );
  const names = rows.map(({ doc }) => files.get(doc)?.name ?? '').join(', ');
  return { ...event, changes: [...(event.changes ?? []), { field: 'documents', before: '', after: names }] };
}

/**
 * The parts of the form that the client was asked about. The texts are for the desk and the client alone: they follow
 * with the answers.
 */
async function askedOf(records: DeskRecordsStore, request: RequestRow): Promise<Record<string, string>> {
  const targets = (await clientCorrections(records, request)).map(({ target }) => parseTarget(target));
  const sections = new Set<string>();
  const kinds = new Set<string>();
  for (const target of targets) {
    if (target?.kind === 'section') sections.add(target.section);
    // Names of people are answers of the form.
    if (target?.kind === 'person') sections.add('people');
    if (target?.kind === 'document') kinds.add(target.documentKind);
  }
  return { sections: [...sections].join(), kinds: [...kinds].join() };
}

/** Adds the text of the newest question to the institution, or of its answer. */
async function withMessage(records: DeskRecordsStore, event: NewEvent, field: 'question' | 'answer') {
  const filter = 'request = {:request} && target = {:target}';
  const values = { request: event.request ?? '', target: institutionTarget };
  const asked = await records.first('gk_corrections', filter, values, { sort: '-created,-@rowid' });
  const text = field === 'question' ? asked?.text : asked?.answer;
  return { ...event, changes: [...(event.changes ?? []), { field, before: '', after: text ?? '' }] };
}

/** The event of a deleted draft contains only its number. */
const draftDeleted = ({ action }: OnboardingEvent, { org, number }: RequestRow): NewEvent => ({
  action,
  audience: 'staff',
  org,
  facts: { number },
});

interface Rows {
  readonly before: RequestRow | null;
  readonly after: RequestRow;
}

function eventOf(
  { action, audience, hasReason, section }: OnboardingEvent,
  { before, after }: Rows,
  facts: Record<string, string>,
): NewEvent {
  const reason: Record<string, string> = hasReason && after.reason !== '' ? { reason: after.reason } : {};
  const isStatusChanged = before !== null && before.status !== after.status;
  const isCompleted = action === 'onboarding-completed';
  const changes: EventChange[] = [
    ...(isStatusChanged ? [{ field: 'status', before: before.status, after: after.status }] : []),
    ...(isCompleted ? (after.accepted_problems ?? []).map(problemChange) : []),
  ];
  return {
    action,
    audience: audience ?? 'staff',
    request: after.id,
    subject: after.subject,
    org: after.org,
    facts: { reference: after.reference, name: after.client_name, ...facts, ...reason },
    ...(section ? { section } : {}),
    ...(changes.length > 0 ? { changes } : {}),
  };
}

/** `before` is what the problem is about, `after` the reason for completing despite it. */
function problemChange({ reason, ...facts }: AcceptedProblem): EventChange {
  return { field: 'problem', before: facts, after: reason };
}
