import type { EventAction } from '@dossier/domain/event-actions';
import type { HistoryEvent } from '../views/contracts.ts';
import type { Language } from './texts.ts';
import { words } from './words.ts';

type Sentences = Readonly<Record<EventAction | 'onboarding-unassigned', string>>;

/** What was done, as a report prints it. `{x}` is a place. */
const sentences: Readonly<Record<Language, Sentences>> = {
  en: {
    'onboarding-started': 'Started the onboarding',
    'draft-deleted': 'Deleted the draft {number}',
    'onboarding-sent': 'Sent the onboarding to the client',
    'onboarding-completed': 'Completed the onboarding',
    'onboarding-reopened': 'Reopened the onboarding',
    'onboarding-cancelled': 'Cancelled the onboarding',
    'onboarding-archived': 'Archived the onboarding',
    'onboarding-restored': 'Restored the onboarding',
    'onboarding-assigned': 'Assigned the onboarding to {intern}',
    'onboarding-unassigned': 'Took the assignment away',
    'access-approved': 'Approved the access request',
    'access-rejected': 'Rejected the access request',
    'access-withdrawn': 'Withdrew the access request',
    'access-asked-again': 'Asked for access again',
    'form-submitted': 'Submitted the form',
    'vault-claimed': 'Claimed the vault',
    'member-admitted': 'Admitted a person to the vault',
    'member-removed': 'Removed a person from the vault',
    'document-added': 'Added a document: {document}',
    'document-verified': 'Verified a document: {document}',
    'document-rejected': 'Rejected a document: {document}',
    'own-document-added': 'Added a document to the onboarding: {document}',
    'own-document-copied': 'Copied a document from an earlier file: {document}',
    'check-set': 'Gave the check “{check}” its result',
    'identity-recorded': 'Recorded the identity of {person}, {method}',
    'screening-recorded': 'Recorded a screening result',
    'hit-decided': 'Decided about a screening hit',
    'screening-hits-returned': 'Screening brought a decided hit back',
    'list-saved': 'Saved the list {list}',
    'list-loaded': 'Loaded the list {list}',
    'list-load-failed': 'The list {list} could not be loaded; the last good version stays in force',
    'list-removed': 'Removed the list {list}',
    'subscription-started': 'Started a subscription',
    'subscription-changed': 'Changed a subscription',
    'subscription-ended': 'Ended a subscription',
    'alert-opened': 'Monitoring found something to look at',
    'alert-closed': 'Closed an alert',
    'client-reminded': 'Reminded the client',
    'client-asked': 'Asked the client for corrections',
    'correction-answered': 'Answered a correction',
    'institution-asked': 'Asked the institution a question',
    'question-answered': 'Answered the question of the review desk',
  },
  nl: {
    'onboarding-started': 'Onboarding gestart',
    'draft-deleted': 'Concept {number} verwijderd',
    'onboarding-sent': 'Onboarding naar de cliënt gestuurd',
    'onboarding-completed': 'Onboarding afgerond',
    'onboarding-reopened': 'Onboarding heropend',
    'onboarding-cancelled': 'Onboarding geannuleerd',
    'onboarding-archived': 'Onboarding gearchiveerd',
    'onboarding-restored': 'Onboarding teruggezet',
    'onboarding-assigned': 'Onboarding toegewezen aan {intern}',
    'onboarding-unassigned': 'Toewijzing weggehaald',
    'access-approved': 'Toegangsverzoek goedgekeurd',
    'access-rejected': 'Toegangsverzoek afgewezen',
    'access-withdrawn': 'Toegangsverzoek ingetrokken',
    'access-asked-again': 'Opnieuw om toegang gevraagd',
    'form-submitted': 'Formulier ingediend',
    'vault-claimed': 'Kluis in gebruik genomen',
    'member-admitted': 'Iemand tot de kluis toegelaten',
    'member-removed': 'Iemand uit de kluis verwijderd',
    'document-added': 'Document toegevoegd: {document}',
    'document-verified': 'Document goedgekeurd: {document}',
    'document-rejected': 'Document afgewezen: {document}',
    'own-document-added': 'Document aan de onboarding toegevoegd: {document}',
    'own-document-copied': 'Document uit een eerder dossier gekopieerd: {document}',
    'check-set': 'Uitkomst gegeven aan de controle “{check}”',
    'identity-recorded': 'Identiteit van {person} vastgelegd, {method}',
    'screening-recorded': 'Screeningsresultaat vastgelegd',
    'hit-decided': 'Over een screeningstreffer beslist',
    'screening-hits-returned': 'De screening bracht een besliste treffer terug',
    'list-saved': 'Lijst {list} bewaard',
    'list-loaded': 'Lijst {list} geladen',
    'list-load-failed': 'Lijst {list} kon niet worden geladen; de laatste goede versie blijft gelden',
    'list-removed': 'Lijst {list} weggehaald',
    'subscription-started': 'Abonnement begonnen',
    'subscription-changed': 'Abonnement gewijzigd',
    'subscription-ended': 'Abonnement beëindigd',
    'alert-opened': 'De bewaking vond iets om te bekijken',
    'alert-closed': 'Melding gesloten',
    'client-reminded': 'Cliënt herinnerd',
    'client-asked': 'Cliënt om correcties gevraagd',
    'correction-answered': 'Correctie beantwoord',
    'institution-asked': 'Vraag aan de instelling gesteld',
    'question-answered': 'Vraag van de beoordelaars beantwoord',
  },
};

type Event = Pick<HistoryEvent, 'action' | 'kind' | 'facts' | 'changes'>;

/** An event in words, with its result and reason where the reader may know them. */
export function eventSentence(language: Language, event: Event): string {
  const { facts } = event;
  const isUnassigned = event.action === 'onboarding-assigned' && !facts['intern'];
  const action = isUnassigned ? 'onboarding-unassigned' : (event.action as EventAction);
  const { kinds, checks, methods } = words[language];
  const word = (table: Readonly<Record<string, string>>, name: string) => table[facts[name] ?? ''] ?? '';
  const places: Readonly<Record<string, string>> = {
    ...facts,
    document: word(kinds, 'kind'),
    check: word(checks, 'check'),
    method: word(methods, 'method').toLowerCase(),
  };
  const sentence = sentences[language][action].replace(/\{(\w+)\}/g, (_place, name: string) => places[name] ?? '');
  const details = detailsOf(language, event);
  return details.length === 0 ? `${sentence}.` : `${sentence}: ${details.join(', ')}.`.replace(/([.!?])\.$/, '$1');
}

/** What a check came to, of whom or what, and why. */
function detailsOf(language: Language, { kind, facts, changes }: Event): string[] {
  const after = (field: string) => {
    const change = changes.find((one) => one.field === field);
    return typeof change?.after === 'string' ? change.after : '';
  };
  const { statuses, hits } = words[language];
  const result: Readonly<Record<string, string>> = { ...statuses, ...hits };
  const outcome = kind === 'checks' ? (result[after('result') || after('state') || after('status')] ?? '') : '';
  return [after('name'), outcome, after('reason') || (facts['reason'] ?? '')].filter((text) => text !== '');
}
