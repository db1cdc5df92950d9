import { companyGroupOf } from '../dictionaries/lookup.ts';
import type { Identifier, ListedEntry, Query } from '../model/subject.ts';
import { countryCode } from '../normalise/country.ts';
import { latinWords } from '../normalise/script.ts';
import { spellingScore } from './edit.ts';

/** Facts besides names, birth dates and countries, that both sides have. */
export interface Qualifiers {
  readonly gender: 'equal' | 'differs' | 'unknown';
  readonly place: 'equal' | 'differs' | 'unknown';
  /** Two numbers in one register that differ. */
  readonly registrations: { readonly query: string; readonly listed: string } | undefined;
}

export const noQualifiers: Qualifiers = { gender: 'unknown', place: 'unknown', registrations: undefined };

/** Whether a query has facts that need the complete entry. */
export const hasQualifiers = ({ gender, places, registrations }: Query): boolean =>
  gender !== undefined || (places ?? []).length > 0 || (registrations ?? []).length > 0;

const isTelling = (word: string) => word.length > 3 && /^[a-z]+$/.test(word);
const wordsOf = (texts: readonly string[]) =>
  texts.flatMap((text) => latinWords(text).map((word) => word.text)).filter(isTelling);

function isSamePlace(a: string, b: string): boolean {
  const group = companyGroupOf.get(a);
  return a === b || (group !== undefined && group === companyGroupOf.get(b)) || spellingScore(a, b, 0.85) > 0;
}

function comparePlaces(asked: readonly string[], known: readonly string[]): Qualifiers['place'] {
  const [ours, theirs] = [wordsOf(asked), wordsOf(known)];
  if (ours.length === 0 || theirs.length === 0) return 'unknown';
  return ours.some((one) => theirs.some((other) => isSamePlace(one, other))) ? 'equal' : 'differs';
}

const isRegistration = ({ kind }: Identifier) => /regist|company/i.test(kind);
const plain = (number: string) => number.toLowerCase().replace(/[^a-z0-9]/g, '');
/** Numbers of one register have one form: as many letters and digits. */
const formOf = (number: string) => plain(number).replace(/[a-z]/g, 'a').replace(/\d/g, '0');

/** The two numbers in the register of the same country, if both sides have one and none is shared. */
function otherRegistration(
  asked: readonly string[],
  country: string,
  { identifiers, countries }: ListedEntry,
): Qualifiers['registrations'] {
  const home = countries.length === 1 ? countries[0] : undefined;
  const known = identifiers.filter(
    (one) => isRegistration(one) && country !== '' && (countryCode(one.country ?? '') ?? home) === country,
  );
  if (known.some(({ value }) => asked.some((number) => plain(number) === plain(value)))) return undefined;
  for (const query of asked) {
    const other = known.find(({ value }) => formOf(value) === formOf(query));
    if (other && plain(query).length >= 5) return { query, listed: other.value };
  }
  return undefined;
}

/** Compares the gender, the places and the registrations of a query with those of an entry. */
export function compareQualifiers(query: Query, country: string, entry: ListedEntry): Qualifiers {
  const { gender } = entry;
  const genders = query.gender && gender ? (query.gender === gender ? 'equal' : 'differs') : 'unknown';
  return {
    gender: genders,
    place: comparePlaces(query.places ?? [], [...(entry.addresses ?? []), ...(entry.places ?? [])]),
    registrations: otherRegistration(query.registrations ?? [], country, entry),
  };
}
