import { isDay } from './dates.ts';
import { wordsOf } from './fold.ts';
import type { Zone } from './machine-readable-zone.ts';

/** Details of a person that an identity document also states, as typed. */
export interface TypedIdentity {
  readonly firstName?: string | undefined;
  readonly lastName?: string | undefined;
  readonly birthDate?: string | undefined;
  readonly nationality?: string | undefined;
  readonly identityKind?: string | null | undefined;
  readonly identityNumber?: string | undefined;
  readonly identityExpiry?: string | undefined;
  /** Undefined where the form does not ask for it. */
  readonly identityCountry?: string | undefined;
}

export const readFields = [
  'identityNumber',
  'identityExpiry',
  'birthDate',
  'nationality',
  'identityKind',
  'identityCountry',
  'lastName',
  'firstName',
] as const satisfies readonly (keyof TypedIdentity)[];
export type ReadField = (typeof readFields)[number];

/** A value of a document, compared with what was typed. */
export interface ReadFact {
  readonly field: ReadField;
  readonly read: string;
  readonly typed: string;
  /** `new`: nothing was typed. Typed values that are not finished, as half a date, count as nothing. */
  readonly is: 'new' | 'same' | 'differs';
  /**
   * `fits`: a check digit proves the value. `wrong`: it contradicts the value. `unproven`: the value has none, as names
   * and nationality, or the digit over the whole zone contradicts.
   */
  readonly proof: 'fits' | 'wrong' | 'unproven';
}

/** What was read of an identity document, field by field. Values that could not be understood are left out. */
export function readFacts(read: Omit<Zone, 'format'>, typed: TypedIdentity): ReadFact[] {
  const values: Readonly<Record<ReadField, string>> = {
    identityNumber: read.number,
    identityExpiry: read.expiry,
    birthDate: read.birthDate,
    nationality: read.nationality,
    identityKind: read.kind,
    identityCountry: typed.identityCountry === undefined ? '' : read.country,
    lastName: read.lastName,
    firstName: read.firstNames,
  };
  return readFields
    .filter((field) => values[field] !== '')
    .map((field) => {
      const written = typed[field]?.trim() ?? '';
      return {
        field,
        read: values[field],
        typed: written,
        is: compare(field, read, written),
        proof: proofOf(field, read),
      };
    });
}

const proven = { identityNumber: 'number', identityExpiry: 'expiry', birthDate: 'birthDate' } as const;

function proofOf(field: ReadField, { fits }: Omit<Zone, 'format'>): ReadFact['proof'] {
  if (!(field in proven)) return 'unproven';
  return fits[proven[field as keyof typeof proven]] ? 'fits' : 'wrong';
}

function compare(field: ReadField, read: Omit<Zone, 'format'>, typed: string): ReadFact['is'] {
  if (typed === '' || ((field === 'birthDate' || field === 'identityExpiry') && !isDay(typed))) return 'new';
  return isSame[field](read, typed) ? 'same' : 'differs';
}

const isSame: Readonly<Record<ReadField, (read: Omit<Zone, 'format'>, typed: string) => boolean>> = {
  identityNumber: ({ number }, typed) => typed.toUpperCase().replace(/[^A-Z\d]/g, '') === number,
  identityExpiry: ({ expiry }, typed) => typed === expiry,
  birthDate: ({ birthDate }, typed) => typed === birthDate,
  nationality: ({ nationality }, typed) => typed === nationality,
  // A zone says whether a card is a permit in the issuing state's own letters, so only passports differ for sure.
  identityKind: ({ kind }, typed) => (typed === 'passport') === (kind === 'passport'),
  identityCountry: ({ country }, typed) => typed === country,
  lastName: ({ lastName }, typed) => isSameName(lastName, typed),
  firstName: ({ firstNames }, typed) => isSameName(firstNames, typed),
};

/**
 * Could a name in a zone be the typed one? Zones spell letters with diacritics in one or two plain ones (Ö is O or OE),
 * have all given names, and cut long names off.
 */
export function isSameName(read: string, typed: string): boolean {
  const known = wordsOf(read);
  const spellings = [wordsOf(typed), wordsOf(inPlainLetters(typed))];
  return spellings.some(
    (words) => words.every((word) => known.some((one) => isSameWord(one, word))) || isJoined(known, words),
  );
}

/** An initial is the beginning of the read word. */
function isSameWord(read: string, typed: string): boolean {
  return read === typed || (typed.length === 1 && read.startsWith(typed));
}

/** Names as long as this may be cut off. */
const longName = 15;

/** `VAN DEN BERG` and `Vandenberg`; a long name that is cut off. */
function isJoined(read: readonly string[], typed: readonly string[]): boolean {
  const [one, other] = [read.join(''), typed.join('')];
  return one === other || (one.length >= longName && other.startsWith(one));
}

/** Spellings of ICAO Doc 9303, part 3, section 6. */
const plainLetters: Readonly<Record<string, string>> = {
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
  å: 'aa',
  ø: 'oe',
  æ: 'ae',
  ñ: 'n',
  ĳ: 'ij',
};

function inPlainLetters(name: string): string {
  return name
    .toLowerCase()
    .normalize('NFC')
    .replace(/[äöüåøæñĳ]/g, (letter) => plainLetters[letter] ?? letter);
}
