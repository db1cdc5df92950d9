import { wordsOf } from './fold.ts';

/** Facts about a person that the answers of several onboardings may give, in the order in which they are shown. */
export const personFacts = [
  'name',
  'birthDate',
  'birthPlace',
  'nationality',
  'countryOfResidence',
  'address',
  'email',
  'document',
  'documentExpiry',
] as const;
export type PersonFact = (typeof personFacts)[number];

/** Facts that tell whether two entries are one person. */
export const identifyingFacts = ['name', 'birthDate', 'nationality', 'email', 'document'] as const;
export type IdentifyingFact = (typeof identifyingFacts)[number];

/** A person as one onboarding knows them; '' for what it does not. */
export interface IdentifiedPerson extends Readonly<Record<IdentifyingFact, string>> {
  /** A reviewer has verified the identity in this onboarding. */
  readonly isVerified: boolean;
}

export interface PersonComparison {
  readonly agrees: readonly IdentifyingFact[];
  readonly differs: readonly IdentifyingFact[];
}

/** Shorter document numbers are typed by chance. Unit: characters. */
const shortestNumber = 6;

/** Compares what is known on both sides. A name agrees when it has the same words, in any order and spelling of letters. */
export function comparePeople(one: IdentifiedPerson, other: IdentifiedPerson): PersonComparison {
  const known = identifyingFacts.filter((fact) => one[fact] !== '' && other[fact] !== '');
  const isEqual = (fact: IdentifyingFact) => comparable(fact, one[fact]) === comparable(fact, other[fact]);
  return { agrees: known.filter(isEqual), differs: known.filter((fact) => !isEqual(fact)) };
}

/** Two values of a fact are the same when these are. */
export function comparable(fact: PersonFact, value: string): string {
  if (fact === 'name') return wordsOf(value).toSorted().join(' ');
  return wordsOf(value).join(fact === 'document' ? '' : ' ');
}

/**
 * Are two entries of different clients one person, without anyone having said so? Only when a reviewer has verified the
 * identity of both, with the same document and the same date of birth. A name alone proves nothing.
 */
export function isProvenSame(one: IdentifiedPerson, other: IdentifiedPerson): boolean {
  const { agrees } = comparePeople(one, other);
  const isNumbered = one.document.replace(/[^\p{L}\p{N}]/gu, '').length >= shortestNumber;
  const needed: readonly IdentifyingFact[] = ['name', 'birthDate', 'document'];
  return one.isVerified && other.isVerified && isNumbered && needed.every((fact) => agrees.includes(fact));
}

/** May they be one person? A person of the same name who was born on another day is another person, unless a document says otherwise. */
export function mayBeSame({ agrees, differs }: PersonComparison): boolean {
  return agrees.includes('name') && (!differs.includes('birthDate') || agrees.includes('document'));
}
