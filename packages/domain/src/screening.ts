import type { Check } from './checks.ts';

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
  'list-text-too-long',
  'list-too-complex',
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
  'name-romanisation',
  'name-nickname',
  'name-spelling',
  'name-sound',
  'name-initial',
  'name-initials',
  'name-joined',
  'name-abbreviation',
  'name-translation',
  'name-acronym',
  'name-partly',
  'name-place-differs',
  'name-generation-differs',
  'name-part-differs',
  'name-middle-differs',
  'name-father-differs',
  'name-one-surname',
  'name-surname',
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

/** Subject of a monitoring alert, most severe first. */
export const alertKinds = ['screening-hit', 'register-change', 'document-expiry', 'review-due'] as const;
export type AlertKind = (typeof alertKinds)[number];
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
