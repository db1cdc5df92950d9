import type { Adjustment } from '../model/algorithm.ts';
import type { BirthDate } from '../model/subject.ts';

/**
 * A birth date as numbers. `from` and `to` are yyyymmdd with 00 for unknown parts; they differ for
 * a range of years.
 */
export interface Birth {
  readonly from: number;
  readonly to: number;
  readonly circa: boolean;
}

const packed = (text: string) => {
  const [year = '0', month = '0', day = '0'] = text.split('-');
  return Number(year) * 10_000 + Number(month) * 100 + Number(day);
};

/** Parses a birth date; undefined when it has no year. */
export function birthOf(text: BirthDate): Birth | undefined {
  const circa = text.startsWith('~');
  const [from = '', to = from] = text.replace('~', '').split('/');
  const birth = { from: packed(from), to: packed(to), circa };
  return Number.isFinite(birth.from) && birth.from > 10_000_000 ? birth : undefined;
}

export type BirthAgreement = Extract<Adjustment, `birth-${string}`> | 'birth-date-unknown';

const yearOf = (date: number) => Math.floor(date / 10_000);
const monthOf = (date: number) => Math.floor(date / 100) % 100;
const dayOf = (date: number) => date % 100;
const isWhole = (date: number) => monthOf(date) > 0 && dayOf(date) > 0;

/** Number of the eight digits that differ; two adjacent transposed digits count as one. */
function digitDifferences(a: number, b: number): number {
  const [one, two] = [String(a), String(b)];
  let count = 0;
  for (let i = 0; i < 8; i++) {
    if (one[i] === two[i]) continue;
    count++;
    if (one[i] === two[i + 1] && one[i + 1] === two[i]) i++;
  }
  return count;
}

/** Difference in years from which two birth dates are taken to belong to different people. */
const nearYearRange = 2;
const conflictAfterYears = 3;
const circaYears = 2;

/** The same for a date of which only the year, or an approximate year, is known. */
const vagueConflictAfterYears = 10;

function byYears(apart: number, circa: boolean, isVague: boolean): BirthAgreement {
  const off = circa ? Math.max(0, apart - circaYears) : apart;
  if (off === 0) return 'birth-year-equal';
  if (off <= nearYearRange) return 'birth-date-near';
  const most = isVague ? vagueConflictAfterYears : conflictAfterYears;
  return off <= most ? 'birth-date-differs' : 'birth-date-conflict';
}

/** Only a year is known, or an approximate one; a stated range of years is not vague. */
const isVague = ({ from, to, circa }: Birth) => circa || (from === to && monthOf(from) === 0);

/** Whether no conflict with these dates can be certain. */
export const isVagueBirth = (query: Birth | undefined, listed: readonly Birth[]): boolean =>
  query !== undefined && (isVague(query) || listed.some(isVague));

function yearsApart(a: Birth, b: Birth): number {
  const [aFrom, aTo, bFrom, bTo] = [yearOf(a.from), yearOf(a.to), yearOf(b.from), yearOf(b.to)];
  if (aTo < bFrom) return bFrom - aTo;
  return bTo < aFrom ? aFrom - bTo : 0;
}

/**
 * @param isStrict dates of two years, of which day or month differ as well, are never near: for names that many
 * people have
 */
function compareOne(a: Birth, b: Birth, isStrict: boolean): BirthAgreement {
  const apart = yearsApart(a, b);
  const circa = a.circa || b.circa;
  if (a.from !== a.to || b.from !== b.to || !isWhole(a.from) || !isWhole(b.from)) {
    const sameMonth = monthOf(a.from) === 0 || monthOf(b.from) === 0 || monthOf(a.from) === monthOf(b.from);
    return apart === 0 && !sameMonth ? 'birth-date-near' : byYears(apart, circa, isVague(a) || isVague(b));
  }
  if (a.from === b.from) return 'birth-date-equal';
  const swapped = monthOf(a.from) === dayOf(b.from) && dayOf(a.from) === monthOf(b.from);
  if (apart === 0) {
    // Many registers record "some day of that year" as 1 January.
    const placeholder = [a.from, b.from].some((date) => date % 10_000 === 101);
    return placeholder ? 'birth-year-equal' : 'birth-date-near';
  }
  const sameDay = a.from % 10_000 === b.from % 10_000;
  if (digitDifferences(a.from, b.from) === 1 || ((swapped || sameDay) && apart <= nearYearRange))
    return 'birth-date-near';
  const years = byYears(apart, circa, circa);
  if (isStrict && !circa && years === 'birth-date-near') return 'birth-date-differs';
  return years === 'birth-year-equal' ? 'birth-date-near' : years;
}

const agreementsBestFirst: readonly BirthAgreement[] = [
  'birth-date-equal',
  'birth-year-equal',
  'birth-date-near',
  'birth-date-differs',
  'birth-date-conflict',
];

/**
 * Compares a birth date with all birth dates of an entry and returns the best agreement; unknown
 * when the entry has none.
 * @param isStrict a date one or two years apart, on another day, differs
 */
export function compareBirths(query: Birth, listed: readonly Birth[], isStrict = false): BirthAgreement {
  if (listed.length === 0) return 'birth-date-unknown';
  const found = listed.map((birth) => agreementsBestFirst.indexOf(compareOne(query, birth, isStrict)));
  return agreementsBestFirst[Math.min(...found)] as BirthAgreement;
}
