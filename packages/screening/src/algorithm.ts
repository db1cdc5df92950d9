/** What a word does inside a name. The order is part of the saved index. */
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
 * How much a word counts by its role. A name is the weighted mean of its words.
 * Fixed, not counted from the lists: a score never moves because a list grew.
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

/** How two words can be alike. */
export type WordReason =
  | 'exact'
  | 'same-name'
  | 'transliteration'
  | 'nickname'
  | 'spelling'
  | 'sound'
  | 'initial'
  | 'joined'
  | 'split'
  | 'abbreviation'
  | 'whole';

/** What comparing two words gives at best, by how they are alike. Tuned on the development set of `bench/screening`. */
export const wordScore = {
  exact: 1,
  'same-name': 0.97,
  transliteration: 0.95,
  nickname: 0.86,
  abjad: 0.94,
  initial: 0.8,
  joined: 0.97,
  abbreviation: 0.96,
  /** Equal once the letters that scanners confuse are put back. */
  misread: 0.93,
  /** The same sound of three letters or fewer. */
  shortSound: 0.82,
  /** How much the sound counts beside the letters when both differ. */
  soundShare: 0.6,
  /** How fast slips lower a score. */
  steepness: 1.2,
  /** Two well-known names that are not the same one: hardly a slip of the pen. */
  otherName: 0.5,
  /** Below this two words have nothing to do with each other. */
  floor: 0.68,
  /** The same when one of the two is a well-known name. */
  floorBesideKnown: 0.755,
} as const;

/** What is left over after the words are paired. */
export const leftover = {
  /** Share of its weight with which an unmatched word of the query counts against the name. */
  query: 0.56,
  listed: 0.34,
  /** The listed family name was not met at all. */
  listedFamily: 0.75,
  /** Words of bodies are fewer and chosen: what differs, differs. */
  bodyQuery: 0.8,
  bodyListed: 0.55,
} as const;

/** Facts and circumstances that move the score of a name, in points of 1. */
export const adjustments = {
  'order-differs': -0.01,
  'weak-alias': -0.03,
  'former-name': -0.005,
  'birth-date-equal': 0.02,
  'birth-year-equal': 0.01,
  'birth-date-near': -0.01,
  'birth-date-differs': -0.12,
  'birth-date-conflict': -0.35,
  'country-equal': 0.01,
  'country-differs': -0.02,
  'legal-form-differs': -0.015,
  'vessel-name': -0.06,
  'vessel-for-company': -0.1,
  'ordinary-vessel-name': -0.2,
  'number-differs': -0.3,
} as const;

export type Adjustment = keyof typeof adjustments;

/** Bounds that no sum may cross. */
export const bounds = {
  /** The default: entries from here on are returned. Chosen on the development set; see docs/screening.md. */
  threshold: 0.8,
  /** From here to the threshold an entry is worth a look when somebody asks for more. */
  review: 0.7,
  /** At least this when a number that names its holder is the same, whatever the names and dates. */
  identifier: 0.9,
  /** At most this when the birth dates exclude each other. */
  birthConflictCap: 0.7,
  /** At most this when bodies carry different numbers. */
  numberCap: 0.7,
  /** At most this when the only thing shared is one word of several. */
  singleWordCap: 0.66,
  /** At most this when what is shared is too ordinary to tell anybody apart and something is left over. */
  thinCap: 0.78,
  /** Weight of shared words below which evidence is thin. */
  thinWeight: 1.3,
} as const;
