/** Role of a word inside a name. The order is part of the saved index format. */
export const roles = [
  'rare',
  'common',
  'patronymic',
  'initial',
  'particle',
  'son',
  'honorific',
  'suffix',
  'legal',
  'generic',
  'ordinary',
  'number',
  'short',
] as const;

export type Role = (typeof roles)[number];

/**
 * Weight of a word by its role; a name's score is the weighted mean over its words. Fixed rather
 * than derived from the lists, so that a score does not change when a list grows.
 */
export const roleWeight: Readonly<Record<Role, number>> = {
  rare: 1,
  common: 0.75,
  patronymic: 0.45,
  initial: 0.35,
  particle: 0.06,
  son: 0.06,
  honorific: 0.03,
  suffix: 0.05,
  legal: 0.04,
  generic: 0.35,
  ordinary: 0.6,
  number: 1,
  short: 0.5,
};

/** Whether a word of this role says who it is. */
export const isCore = (role: Role): boolean => roleWeight[role] > 0.3;

/** Ways in which two words can match. */
export const wordReasons = [
  'exact',
  'same-name',
  'transliteration',
  'romanisation',
  'nickname',
  'spelling',
  'sound',
  'initial',
  'initials',
  'joined',
  'split',
  'abbreviation',
  'translation',
  'acronym',
  'whole',
] as const;

export type WordReason = (typeof wordReasons)[number];

/** Maximum score of a word pair by kind of match. Tuned on the development set of `bench/screening`. */
export const wordScore = {
  exact: 1,
  'same-name': 0.97,
  transliteration: 0.95,
  /** The same syllables of a Chinese name in another system; the second one when there are only two. */
  romanisation: 0.93,
  shortRomanisation: 0.86,
  nickname: 0.86,
  abjad: 0.94,
  initial: 0.8,
  joined: 0.97,
  abbreviation: 0.96,
  /** The beginning of a generic word. */
  shortened: 0.9,
  /** The first letters of a name, stated by the name itself, and derived from its words. */
  acronym: 0.9,
  derivedAcronym: 0.81,
  /** The same place or the same word of a company name in two languages. */
  translation: 0.94,
  /** Equal after undoing common OCR confusions. */
  misread: 0.93,
  /** The same phonetic key of three letters or fewer. */
  shortSound: 0.82,
  /** Weight of the phonetic similarity relative to the spelling when both differ. */
  soundShare: 0.6,
  /** How steeply edits lower a score. */
  steepness: 1.2,
  /** Two different well-known names: unlikely to be a typing error. */
  otherName: 0.5,
  /** Word pairs below this score do not match. */
  floor: 0.68,
  /** The minimum when one of the two is a well-known name. */
  floorBesideKnown: 0.755,
} as const;

/** Penalties for words that remain unpaired. */
export const leftover = {
  /** Share of its weight with which an unmatched word of the query lowers the score. */
  query: 0.56,
  listed: 0.34,
  /** The listed family name was not matched. */
  listedFamily: 0.75,
  /** Company names have fewer, deliberately chosen words, so a difference weighs more. */
  bodyQuery: 0.8,
  bodyListed: 0.55,
} as const;

/** Facts and circumstances that move the score of a name. Unit: score, 0 to 1. */
export const adjustments = {
  'order-differs': -0.01,
  'weak-alias': -0.03,
  'former-name': -0.005,
  'birth-date-equal': 0.1,
  'birth-year-equal': 0.01,
  'birth-date-near': -0.01,
  'birth-date-differs': -0.12,
  'birth-date-conflict': -0.35,
  'country-equal': 0.01,
  'country-differs': -0.02,
  'gender-differs': -0.15,
  'place-equal': 0.01,
  'place-differs': -0.02,
  'registration-differs': -0.2,
  'legal-form-differs': -0.015,
  'vessel-name': -0.005,
  'vessel-for-company': -0.14,
  'ordinary-vessel-name': -0.17,
  'number-differs': -0.3,
  'one-surname': 0,
  'father-differs': -0.1,
  'middle-name-differs': -0.1,
  'name-part-differs': -0.1,
  'generation-differs': -0.15,
  'place-name-differs': -0.1,
} as const;

export type Adjustment = keyof typeof adjustments;

/** Limits that apply to every score. */
export const bounds = {
  /**
   * Default threshold: entries with at least this score are returned. Chosen on the development
   * set; see docs/screening.md.
   */
  threshold: 0.8,
  /** Entries between this score and the threshold are returned for review when requested. */
  review: 0.7,
  /** Minimum score when a number that identifies its holder is the same, regardless of names and dates. */
  identifier: 0.9,
  /** Maximum score when the birth dates exclude each other. */
  birthConflictCap: 0.7,
  /** A date of which only the year or an approximate year is known never lowers a score that reached the threshold below this. */
  vagueBirthFloor: 0.56,
  /** A name from this score on reaches the threshold when the full birth date is the same. */
  sameBirthName: 0.55,
  /** Maximum score when company names contain different numbers. */
  numberCap: 0.7,
  /** Maximum score when a part of a person's name is another name, unless the birth date is the same. */
  conflictCap: 0.76,
  /** Minimum score when the shorter name is a part of the longer one and contains a family name. */
  containedFloor: 0.82,
  /** Minimum score of company names that differ only by a place that one of them does not name. */
  placeFloor: 0.81,
  /** The same when the other name is an initial. */
  initialFloor: 0.8,
  /** Maximum score when only one of several words is shared. */
  singleWordCap: 0.66,
  /**
   * Maximum score when the shared words are too common to identify a subject and other words remain
   * unmatched.
   */
  thinCap: 0.78,
  /** Evidence is thin when the shared words weigh less than this. */
  thinWeight: 1.3,
} as const;
