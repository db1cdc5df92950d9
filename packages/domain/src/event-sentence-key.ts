import { type EventAction, eventActionNames } from './event-actions.ts';

/** What decides which sentence an event has. */
export interface SentenceEvent {
  readonly action: string;
  readonly facts: Readonly<Record<string, string>>;
  /** Empty behind a gate. */
  readonly changes: readonly { readonly field: string; readonly after: unknown }[];
}

/** Sentences of events in special cases; the others are named like the action. */
type SpecialSentence =
  | 'onboarding-unassigned'
  | 'unassignment-undone'
  | 'client-asked-parts'
  | 'check-approved'
  | 'check-rejected'
  | 'check-returned'
  | 'superuser-created'
  | 'superuser-deleted'
  | 'superuser-impersonated'
  | 'screening-run'
  | 'screening-recorded-of'
  | 'screening-hits-returned-of'
  | 'hit-decided-of'
  | 'note-added-desk'
  | 'note-added-institution'
  | 'identification-asked-of'
  | 'person-reminded-of'
  | 'helper-link-ended-of'
  | 'vault-claimed-of'
  | 'member-admitted-of'
  | 'member-removed-of'
  | 'owner-proven-of'
  | 'correction-answered-document'
  | 'correction-answered-person'
  | 'correction-answered-sections'
  | 'sections-delegated-named'
  | 'sections-delegated-to'
  | 'sections-declined-named'
  | 'helper-link-opened-sections'
  | 'document-verified-unscanned'
  | 'declaration-agreed-code'
  | 'declaration-agreed-provider'
  | 'infected-file-found-photo'
  | 'reminder-sent-owner'
  | 'deadline-warning-sent-staff';

/** The last part of a text key `events:<key>`. */
export type SentenceKey = EventAction | SpecialSentence;

const superuserWrites: Readonly<Record<string, SpecialSentence>> = {
  create: 'superuser-created',
  delete: 'superuser-deleted',
  impersonate: 'superuser-impersonated',
};

/** By the status that a check was set to; behind a gate it is not known. */
const sentenceOfCheck: Readonly<Record<string, SpecialSentence>> = {
  approved: 'check-approved',
  rejected: 'check-rejected',
  pending: 'check-returned',
};

const sentenceOfReaders: Readonly<Record<string, SpecialSentence>> = {
  desk: 'note-added-desk',
  institution: 'note-added-institution',
};

/** By how the client had logged in; not known of earlier declarations. */
const sentenceOfSignIn: Readonly<Record<string, SpecialSentence>> = {
  code: 'declaration-agreed-code',
  provider: 'declaration-agreed-provider',
};

/** Sentences that name whose the thing is, where the reader may know it. */
const withOwner: Partial<Record<EventAction, SpecialSentence>> = {
  'screening-recorded': 'screening-recorded-of',
  'screening-hits-returned': 'screening-hits-returned-of',
  'hit-decided': 'hit-decided-of',
  'identification-asked': 'identification-asked-of',
  'person-reminded': 'person-reminded-of',
  'helper-link-ended': 'helper-link-ended-of',
  'vault-claimed': 'vault-claimed-of',
  'member-admitted': 'member-admitted-of',
  'member-removed': 'member-removed-of',
  'owner-proven': 'owner-proven-of',
  'correction-answered': 'correction-answered-person',
  'sections-delegated': 'sections-delegated-to',
};

/** Sentences that name sections of the form: the fact `sections`, with commas. Earlier events do not have it. */
const withSections: Partial<Record<EventAction, SpecialSentence>> = {
  'correction-answered': 'correction-answered-sections',
  'sections-delegated': 'sections-delegated-named',
  'sections-declined': 'sections-declined-named',
  'helper-link-opened': 'helper-link-opened-sections',
};

/** Fields of changes that are part of the sentence and not listed below it. */
export const fieldsInSentence: readonly string[] = ['owner', 'version', 'names'];

/** The new value of a field as text; '' when the event has none. */
export function changedTo({ changes }: Pick<SentenceEvent, 'changes'>, field: string): string {
  const after = changes.find((change) => change.field === field)?.after;
  return typeof after === 'string' || typeof after === 'number' ? String(after) : '';
}

/** The sections of the form that an event names. */
export const sectionsOf = (event: Pick<SentenceEvent, 'facts'>): string[] => namesIn(event, 'sections');

/** The kinds of documents that an event names. */
export const kindsOf = (event: Pick<SentenceEvent, 'facts'>): string[] => namesIn(event, 'kinds');

function namesIn({ facts }: Pick<SentenceEvent, 'facts'>, fact: 'sections' | 'kinds'): string[] {
  return (facts[fact] ?? '').split(',').filter((name) => name !== '');
}

/** The sentence of an event; undefined for an action of another version of the program. */
export function sentenceKey(event: SentenceEvent): SentenceKey | undefined {
  const { facts } = event;
  if (!(eventActionNames as readonly string[]).includes(event.action)) return undefined;
  const action = event.action as EventAction;
  if (action === 'superuser-wrote') return superuserWrites[facts['change'] ?? ''] ?? action;
  if (action === 'onboarding-assigned' && !facts['intern']) return 'onboarding-unassigned';
  if (action === 'document-verified' && facts['scan'] === 'waiting') return 'document-verified-unscanned';
  if (action === 'infected-file-found' && !facts['kind']) return 'infected-file-found-photo';
  if (action === 'assignment-undone' && !facts['intern']) return 'unassignment-undone';
  if (action === 'declaration-agreed') return sentenceOfSignIn[facts['signIn'] ?? ''] ?? action;
  if (action === 'check-set') return sentenceOfCheck[changedTo(event, 'status')] ?? action;
  if (action === 'note-added') return sentenceOfReaders[facts['readers'] ?? ''] ?? action;
  // Staff know the address of their own contact only.
  if (action === 'reminder-sent' && !facts['to']) return 'reminder-sent-owner';
  if (action === 'deadline-warning-sent' && facts['to']) return 'deadline-warning-sent-staff';
  if (action === 'screening-recorded' && changedTo(event, 'names') !== '') return 'screening-run';
  if (action === 'client-asked' && (facts['sections'] || facts['kinds'])) return 'client-asked-parts';
  if (action === 'correction-answered' && facts['kind']) return 'correction-answered-document';
  if (action === 'sections-delegated' && !facts['sections']) return action;
  const ofOwner = changedTo(event, 'owner') === '' ? undefined : withOwner[action];
  return ofOwner ?? (facts['sections'] ? withSections[action] : undefined) ?? action;
}
