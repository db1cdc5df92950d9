import type { Check } from './checks.ts';
import type { OnboardingType } from './onboarding.ts';

/** What a list is about: who is under sanctions, or who holds a political post. */
export const listKinds = ['sanctions', 'pep'] as const;
export type ListKind = (typeof listKinds)[number];

/** The formats of lists that can be read. Source: docs/screening.md. */
export const listFormats = [
  'ofac-csv',
  'ofac-xml',
  'ofac-advanced-xml',
  'un-xml',
  'eu-xml',
  'eu-csv',
  'uk-csv',
  'uk-xml',
  'seco-xml',
  'nl-ods',
  'opensanctions-csv',
  'ftm-json',
] as const;
export type ListFormat = (typeof listFormats)[number];

/** How often a list is fetched from its stored address; `off` is the default and makes no call at all. */
export const listSchedules = ['off', 'daily', 'weekly'] as const;
export type ListSchedule = (typeof listSchedules)[number];

/** Where one load of a list stands. `refused` is the file's fault, `failed` ours or the network's. */
export const loadStates = ['waiting', 'running', 'done', 'refused', 'failed'] as const;
export type LoadState = (typeof loadStates)[number];

/** Why a load was not taken over; the last good version stays in force. */
export const loadProblems = [
  'list-unreadable',
  'list-unexpected-format',
  'list-empty',
  'list-incomplete',
  'list-shrank',
  'list-partial',
  'address-not-allowed',
  'address-not-reached',
  'address-refused',
  'address-too-slow',
  'address-too-large',
  'interrupted',
] as const;
export type LoadProblem = (typeof loadProblems)[number];

/** Where a screening run or the rescreening of a subscription stands. */
export const runStates = ['waiting', 'running', 'done', 'failed'] as const;
export type RunState = (typeof runStates)[number];

/** What a person decided about a hit; `open` is nothing yet. */
export const hitDecisions = ['false_positive', 'true_match', 'unsure'] as const;
export type HitDecision = (typeof hitDecisions)[number];
export const hitStates = ['open', ...hitDecisions] as const;
export type HitState = (typeof hitStates)[number];

/** A hit waits for somebody as long as it is one of these. */
export const openHitStates: readonly HitState[] = ['open', 'unsure'];

/** How strong a hit is: from the threshold on it alerts, below it is worth a look. */
export const hitBands = ['alert', 'review'] as const;
export type HitBand = (typeof hitBands)[number];

/** What is compared between the file and an entry, in the order of reading. */
export const hitFields = [
  'name',
  'otherNames',
  'birthDate',
  'birthPlace',
  'nationality',
  'country',
  'gender',
  'document',
  'registrationNumber',
  'position',
  'listedFor',
] as const;
export type HitField = (typeof hitFields)[number];

/** How the two sides of a fact relate. */
export const agreements = ['agreed', 'close', 'differs', 'not-known'] as const;
export type Agreement = (typeof agreements)[number];

/** Why a fact is judged as it is. The web has one sentence for each, in both languages. */
export const factReasons = [
  // names; `inFile` and `onList` are the words that were met least well
  'name-same',
  'name-order',
  'name-same-name',
  'name-transliteration',
  'name-nickname',
  'name-spelling',
  'name-sound',
  'name-initial',
  'name-joined',
  'name-abbreviation',
  'name-partly',
  'name-differs',
  // dates of birth; `years` apart
  'birth-same',
  'birth-same-year',
  'birth-near',
  'birth-differs',
  'birth-conflict',
  // the rest
  'place-same',
  'place-differs',
  'country-shared',
  'country-none-shared',
  'gender-same',
  'gender-differs',
  'number-same',
  'number-differs',
  'says-little',
  'read-it',
  'not-in-file',
  'not-on-list',
  'neither-known',
] as const;
export type FactReason = (typeof factReasons)[number];

/** Why a decided hit is open again. */
export const hitChanges = ['entry', 'subject'] as const;
export type HitChange = (typeof hitChanges)[number];

/** How often and how deep a client is watched, and whether it is. */
export const subscriptionLevels = ['screening', 'screening_and_register', 'full_review'] as const;
export type SubscriptionLevel = (typeof subscriptionLevels)[number];
/** Levels that a company or a person can have: company registers have no natural persons. */
export function subscriptionLevelsFor(type: OnboardingType): SubscriptionLevel[] {
  return subscriptionLevels.filter((level) => type === 'business' || level !== 'screening_and_register');
}
export const subscriptionCadences = ['daily', 'weekly', 'monthly', 'yearly'] as const;
export type SubscriptionCadence = (typeof subscriptionCadences)[number];
export const subscriptionStatuses = ['active', 'paused', 'ended'] as const;
export type SubscriptionStatus = (typeof subscriptionStatuses)[number];
/** The parts of a list of subscriptions. `attention`: something was found, or nothing could be found out. */
export const subscriptionParts = ['active', 'attention', 'paused', 'ended', 'all'] as const;
export type SubscriptionPart = (typeof subscriptionParts)[number];
/** What the last run of a subscription came to; '' before the first. */
export const subscriptionResults = [
  'nothing-new',
  'possible-hit',
  'register-change',
  'document-expiry',
  'review-due',
  'not-completed',
  'failed',
] as const;
export type SubscriptionResult = (typeof subscriptionResults)[number];

/** What an alert of monitoring is about, the gravest first. */
export const alertKinds = ['screening-hit', 'register-change', 'document-expiry', 'review-due'] as const;
export type AlertKind = (typeof alertKinds)[number];
/** Why a subscription ran: a list or the register changed, its time had come, somebody asked. */
export const subscriptionCauses = ['list', 'time', 'asked'] as const;
export type SubscriptionCause = (typeof subscriptionCauses)[number];
/** What a run found in the desk's copy of the commercial register; '' where the level does not look there. */
export const registerResults = ['same', 'changed', 'absent'] as const;
export type RegisterResult = (typeof registerResults)[number];
/** What of a register entry is watched. */
export const registerFields = ['name', 'legalForm', 'address', 'owners', 'status'] as const;
export type RegisterField = (typeof registerFields)[number];

export const screeningChecks: Readonly<Record<'company' | 'person', Check>> = {
  company: 'company_screening',
  person: 'person_screening',
};
