import type { Check } from './checks.ts';
import { addDays, addMonths } from './dates.ts';
import { firstRunWithinDays } from './limits.ts';
import type { OnboardingType } from './onboarding.ts';

/** Subject of a list: sanctions or political positions. */
export const listKinds = ['sanctions', 'pep'] as const;
export type ListKind = (typeof listKinds)[number];

/** The list formats that can be read. Source: docs/screening.md. */
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

/** Returns whether the stored key of a screening service may be sent to this address: only to the origin it was saved for. */
export function keepsServiceKey(stored: string, address: string): boolean {
  const origin = URL.parse(stored)?.origin;
  return origin !== undefined && origin === URL.parse(address)?.origin;
}

/** How often a list is fetched from its stored address; `off` is the default and makes no request. */
export const listSchedules = ['off', 'daily', 'weekly'] as const;
export type ListSchedule = (typeof listSchedules)[number];

/** Status of a list load. `refused`: the file is invalid; `failed`: a server or network error. */
export const loadStates = ['waiting', 'running', 'done', 'refused', 'failed'] as const;
export type LoadState = (typeof loadStates)[number];

/** Why a load was refused; the last accepted version stays active. */
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

/** Status of a screening run or of the rescreening of a subscription. */
export const runStates = ['waiting', 'running', 'done', 'failed'] as const;
export type RunState = (typeof runStates)[number];

/** Decision about a hit; `open` means none yet. */
export const hitDecisions = ['false_positive', 'true_match', 'unsure'] as const;
export type HitDecision = (typeof hitDecisions)[number];
export const hitStates = ['open', ...hitDecisions] as const;
export type HitState = (typeof hitStates)[number];

/** Statuses in which a hit awaits a decision. */
export const openHitStates: readonly HitState[] = ['open', 'unsure'];

/** Returns whether a hit awaits a decision. */
export function isUndecided({ state }: { readonly state: HitState }): boolean {
  return openHitStates.includes(state);
}

/** Strength of a hit: `alert` from the threshold, below it for review only. */
export const hitBands = ['alert', 'review'] as const;
export type HitBand = (typeof hitBands)[number];

/** Facts compared between onboarding and list entry, in display order. */
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

/** Result of comparing the two sides of a fact. */
export const agreements = ['agreed', 'close', 'differs', 'not-known'] as const;
export type Agreement = (typeof agreements)[number];

/** Why a fact has its result. The web has one sentence for each, in both languages. */
export const factReasons = [
  // names; `inFile` and `onList` are the words with the weakest match
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
  // birth dates; `years` apart
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

/** Why a decided hit was reopened. */
export const hitChanges = ['entry', 'subject'] as const;
export type HitChange = (typeof hitChanges)[number];

/** Frequency, depth and status of a client's monitoring. */
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
/** Filters of the subscription list. `attention`: the last run found something or failed. */
export const subscriptionParts = ['active', 'attention', 'paused', 'ended', 'all'] as const;
export type SubscriptionPart = (typeof subscriptionParts)[number];
/** Outcome of the last run of a subscription; '' before the first. */
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

/** Subject of a monitoring alert, most severe first. */
export const alertKinds = ['screening-hit', 'register-change', 'document-expiry', 'review-due'] as const;
export type AlertKind = (typeof alertKinds)[number];
/** Trigger of a subscription run: a changed list or register, the schedule, or a person's request. */
export const subscriptionCauses = ['list', 'time', 'asked'] as const;
export type SubscriptionCause = (typeof subscriptionCauses)[number];
/** Result of a run against the local copy of the commercial register; '' when the level does not include it. */
export const registerResults = ['same', 'changed', 'absent'] as const;
export type RegisterResult = (typeof registerResults)[number];
/** The watched facts of a register entry. */
export const registerFields = ['name', 'legalForm', 'address', 'owners', 'status'] as const;
export type RegisterField = (typeof registerFields)[number];

export const screeningChecks: Readonly<Record<'company' | 'person', Check>> = {
  company: 'company_screening',
  person: 'person_screening',
};

/** The latest day on which a new subscription may run first. Days are ISO dates. */
export function latestFirstRun(today: string): string {
  return addDays(today, firstRunWithinDays);
}

const cadenceDays = { daily: 1, weekly: 7 } as const;
const cadenceMonths = { monthly: 1, yearly: 12 } as const;

/** The day of a subscription's run that follows one on this day. Days are ISO dates. */
export function nextRunDay(cadence: SubscriptionCadence, day: string): string {
  if (cadence === 'daily' || cadence === 'weekly') return addDays(day, cadenceDays[cadence]);
  return addMonths(day, cadenceMonths[cadence]);
}
