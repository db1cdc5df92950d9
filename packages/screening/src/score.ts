import { type Birth, type BirthAgreement, compareBirths, isVagueBirth } from './compare/birth-date.ts';
import type { ComparableName, NameComparison } from './compare/comparable-name.ts';
import type { Qualifiers } from './compare/qualifiers.ts';
import { type Adjustment, adjustments, bounds, type WordReason } from './model/algorithm.ts';

/**
 * One comparison: its kind, the values on both sides and the result. The texts shown to users are
 * added by the caller.
 */
export interface Reason {
  readonly code:
    | WordReason
    | Adjustment
    | 'birth-date-unknown'
    | 'country-unknown'
    | 'not-in-listed'
    | 'not-in-query'
    | 'identifier-equal';
  readonly query: string;
  readonly listed: string;
  /** 0 to 1 for words; score points added or subtracted for everything else. */
  readonly score: number;
}

/** Facts besides the names, on both sides. */
export interface Facts {
  readonly queryBirth: Birth | undefined;
  readonly queryBirthText: string;
  readonly births: readonly Birth[];
  readonly birthTexts: readonly string[];
  readonly queryCountry: string;
  readonly countries: readonly string[];
  readonly weak: boolean;
  readonly former: boolean;
  readonly vessel: boolean;
  readonly queryHasForm: boolean;
  /** No word of the query is rare. */
  readonly ordinary: boolean;
  readonly formsDiffer: boolean;
  readonly qualifiers: Qualifiers;
}

const noteCodes = [
  'one-surname',
  'father-differs',
  'middle-name-differs',
  'name-part-differs',
  'generation-differs',
  'place-name-differs',
] as const;

interface Circumstance {
  readonly code: Adjustment;
  readonly holds: (facts: Facts, comparison: NameComparison, birth: BirthAgreement) => boolean;
  readonly sides?: (facts: Facts) => readonly [query: string, listed: string];
}

const birthSides = (facts: Facts) => [facts.queryBirthText, facts.birthTexts.join(', ')] as const;
const countrySides = (facts: Facts) => [facts.queryCountry, facts.countries.join(', ')] as const;
const bothCountries = (facts: Facts) => facts.queryCountry !== '' && facts.countries.length > 0;

/** Circumstances that move the score of a name. To add one: a line here and its points in `adjustments`. */
const circumstances: readonly Circumstance[] = [
  { code: 'order-differs', holds: (_, comparison) => !comparison.inOrder },
  { code: 'weak-alias', holds: ({ weak }) => weak },
  { code: 'former-name', holds: ({ former }) => former },
  { code: 'gender-differs', holds: ({ qualifiers }) => qualifiers.gender === 'differs' },
  { code: 'place-equal', holds: ({ qualifiers }) => qualifiers.place === 'equal' },
  { code: 'place-differs', holds: ({ qualifiers }) => qualifiers.place === 'differs' },
  {
    code: 'registration-differs',
    holds: ({ qualifiers }) => qualifiers.registrations !== undefined,
    sides: ({ qualifiers: { registrations: numbers } }) => [numbers?.query ?? '', numbers?.listed ?? ''],
  },
  { code: 'legal-form-differs', holds: ({ formsDiffer }) => formsDiffer },
  { code: 'vessel-name', holds: ({ vessel, queryHasForm }) => vessel && !queryHasForm },
  { code: 'vessel-for-company', holds: ({ vessel, queryHasForm, ordinary }) => vessel && queryHasForm && !ordinary },
  { code: 'ordinary-vessel-name', holds: ({ vessel, queryHasForm, ordinary }) => vessel && queryHasForm && ordinary },
  ...noteCodes.map(
    (code): Circumstance => ({
      code,
      holds: (_, { notes }, birth) => birth !== 'birth-date-equal' && notes.some((one) => one.code === code),
    }),
  ),
  { code: 'number-differs', holds: (_, comparison) => comparison.numbersDiffer },
  ...(
    ['birth-date-equal', 'birth-year-equal', 'birth-date-near', 'birth-date-differs', 'birth-date-conflict'] as const
  ).map((code): Circumstance => ({ code, holds: (_, __, birth) => birth === code, sides: birthSides })),
  { code: 'country-equal', holds: (facts) => facts.countries.includes(facts.queryCountry), sides: countrySides },
  {
    code: 'country-differs',
    holds: (facts) => bothCountries(facts) && !facts.countries.includes(facts.queryCountry),
    sides: countrySides,
  },
];

const onlyOrdering = new Set<Adjustment>(['vessel-name', 'former-name']);

/** Maximum scores, by what was found. */
const caps: Partial<Record<Adjustment, number>> = {
  'father-differs': bounds.conflictCap,
  'middle-name-differs': bounds.conflictCap,
  'name-part-differs': bounds.conflictCap,
  'generation-differs': bounds.conflictCap,
  'place-name-differs': bounds.conflictCap,
  'birth-date-conflict': bounds.birthConflictCap,
  'number-differs': bounds.numberCap,
};

export interface Scored {
  readonly score: number;
  readonly found: readonly Circumstance[];
  readonly birth: BirthAgreement;
}

/** Computes the score of a name with all circumstances, 0 to 1. */
export function scoreOf(comparison: NameComparison, facts: Facts): Scored {
  const hasLeftParts = comparison.queryLeft.length + comparison.listedLeft.length > 0;
  const birth = facts.queryBirth
    ? compareBirths(facts.queryBirth, facts.births, facts.ordinary || hasLeftParts)
    : 'birth-date-unknown';
  const found = circumstances.filter(({ holds }) => holds(facts, comparison, birth));
  let score = comparison.score;
  for (const { code } of found) score += adjustments[code];
  // That a name is former or a vessel's only orders equal matches.
  const ordering = found.reduce((sum, { code }) => sum + (onlyOrdering.has(code) ? adjustments[code] : 0), 0);
  if (comparison.score >= bounds.threshold && score - ordering >= bounds.threshold)
    score = Math.max(score, bounds.threshold);
  for (const { code } of found) score = Math.min(score, caps[code] ?? 1);
  // Two persons seldom share a full birth date and a part of the name. Many registers record an unknown day as 1 January.
  const isCertain = birth === 'birth-date-equal' && (facts.queryBirth?.from ?? 0) % 10_000 !== 101;
  if (isCertain && comparison.score >= bounds.sameBirthName && facts.qualifiers.gender !== 'differs')
    score = Math.max(score, bounds.threshold);
  const isVague = birth === 'birth-date-conflict' && isVagueBirth(facts.queryBirth, facts.births);
  if (isVague && comparison.score >= bounds.threshold) score = Math.max(score, bounds.vagueBirthFloor);
  return { score: Math.max(0, Math.min(1, score)), found, birth };
}

const textOf = (name: ComparableName, at: readonly number[]) => at.map((i) => name.words[i]?.text ?? '').join(' ');

/** The reasons for a score, words first, in the order of the query; unknown facts are listed too. */
export function reasonsOf(
  query: ComparableName,
  listed: ComparableName,
  comparison: NameComparison,
  facts: Facts,
  scored: Scored,
): Reason[] {
  const pairs = [...comparison.pairs].sort((a, b) => (a.query[0] as number) - (b.query[0] as number));
  const reasons: Reason[] = pairs.map(({ query: at, listed: to, score, reason }) => ({
    code: reason,
    query: textOf(query, at),
    listed: textOf(listed, to),
    score,
  }));
  for (const i of comparison.queryLeft)
    reasons.push({ code: 'not-in-listed', query: textOf(query, [i]), listed: '', score: 0 });
  for (const j of comparison.listedLeft)
    reasons.push({ code: 'not-in-query', query: '', listed: textOf(listed, [j]), score: 0 });
  for (const { code, sides } of scored.found) {
    const conflict = comparison.notes.find((one) => one.code === code);
    const [ofQuery, ofListed] = conflict
      ? [textOf(query, conflict.query), textOf(listed, conflict.listed)]
      : (sides?.(facts) ?? ['', '']);
    reasons.push({ code, query: ofQuery, listed: ofListed, score: adjustments[code] });
  }
  if (scored.birth === 'birth-date-unknown')
    reasons.push({
      code: 'birth-date-unknown',
      query: facts.queryBirthText,
      listed: facts.birthTexts.join(', '),
      score: 0,
    });
  if (!bothCountries(facts))
    reasons.push({ code: 'country-unknown', query: facts.queryCountry, listed: facts.countries.join(', '), score: 0 });
  return reasons;
}
