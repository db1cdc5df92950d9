import { isDay } from './dates.ts';
import { countryOfZone } from './zone-countries.ts';

/**
 * What a place of a zone may contain: A letters, 9 a digit, D a digit, S the sex, * letters and digits. All but 9 may
 * also be the filler `<`.
 */
type Places = string;

interface ZoneLayout {
  readonly lines: readonly Places[];
  /** Line, first place from 0, and number of places of each field. */
  readonly issuer: Field;
  readonly names: Field;
  readonly number: Field;
  readonly nationality: Field;
  readonly birth: Field;
  readonly sex: Field;
  readonly expiry: Field;
  /** Data of the issuing state, which may hold a citizen service number. It is checked and never returned. */
  readonly optional: Field;
  /** Parts over which the last check digit is calculated. */
  readonly composite: readonly Field[];
}

type Field = readonly [line: number, first: number, length: number];

const dates = `${'D'.repeat(6)}9S${'D'.repeat(6)}9`;

/** Layouts of ICAO Doc 9303, parts 4 to 6: passports (TD3) and cards (TD1, TD2). */
export const zoneLayouts = {
  TD3: {
    lines: ['A'.repeat(44), `${'*'.repeat(9)}9AAA${dates}${'*'.repeat(14)}D9`],
    issuer: [0, 2, 3],
    names: [0, 5, 39],
    number: [1, 0, 9],
    nationality: [1, 10, 3],
    birth: [1, 13, 6],
    sex: [1, 20, 1],
    expiry: [1, 21, 6],
    optional: [1, 28, 14],
    composite: [
      [1, 0, 10],
      [1, 13, 7],
      [1, 21, 22],
    ],
  },
  TD2: {
    lines: ['A'.repeat(36), `${'*'.repeat(9)}DAAA${dates}${'*'.repeat(7)}9`],
    issuer: [0, 2, 3],
    names: [0, 5, 31],
    number: [1, 0, 9],
    nationality: [1, 10, 3],
    birth: [1, 13, 6],
    sex: [1, 20, 1],
    expiry: [1, 21, 6],
    optional: [1, 28, 7],
    composite: [
      [1, 0, 10],
      [1, 13, 7],
      [1, 21, 14],
    ],
  },
  TD1: {
    lines: [`AAAAA${'*'.repeat(9)}D${'*'.repeat(15)}`, `${dates}AAA${'*'.repeat(11)}9`, 'A'.repeat(30)],
    issuer: [0, 2, 3],
    names: [2, 0, 30],
    number: [0, 5, 9],
    nationality: [1, 15, 3],
    birth: [1, 0, 6],
    sex: [1, 7, 1],
    expiry: [1, 8, 6],
    optional: [0, 15, 15],
    composite: [
      [0, 5, 25],
      [1, 0, 7],
      [1, 8, 7],
      [1, 18, 11],
    ],
  },
} as const satisfies Record<string, ZoneLayout>;
export type ZoneFormat = keyof typeof zoneLayouts;

export const zoneFormats = Object.keys(zoneLayouts) as ZoneFormat[];

/** Kinds of documents with a zone. Driving licences have none. */
export const zoneKinds = ['passport', 'identity_card', 'residence_permit'] as const;
export const zoneSexes = ['F', 'M', 'X'] as const;
export type ZoneSex = (typeof zoneSexes)[number];

/** What a zone says. A value that cannot be understood is ''. */
export interface Zone {
  readonly format: ZoneFormat;
  readonly kind: (typeof zoneKinds)[number];
  /** Country of issue and nationality, ISO 3166-1 alpha-2; '' for a code that is no country, as for the stateless. */
  readonly country: string;
  readonly nationality: string;
  readonly number: string;
  /** ISO dates. */
  readonly birthDate: string;
  readonly expiry: string;
  readonly sex: ZoneSex | '';
  /** Without a check digit, cut off when long, and without diacritics. */
  readonly lastName: string;
  readonly firstNames: string;
  /** Whether each check digit fits its field, and the last one all of them. */
  readonly fits: ZoneChecks;
}

export interface ZoneChecks {
  readonly number: boolean;
  readonly birthDate: boolean;
  readonly expiry: boolean;
  readonly whole: boolean;
}

/** Sum of the values of the characters with the weights 7, 3, 1, modulo 10. Source: ICAO Doc 9303, part 3, 4.9. */
export function checkDigit(text: string): string {
  const sum = [...text].reduce(
    (total, character, at) => total + digitValue(character) * ([7, 3, 1][at % 3] as number),
    0,
  );
  return String(sum % 10);
}

function digitValue(character: string): number {
  return character === '<' ? 0 : Number.parseInt(character, 36);
}

/** The format of lines of these lengths, with only characters that may be in their places. */
export function zoneFormatOf(lines: readonly string[]): ZoneFormat | undefined {
  return zoneFormats.find((format) => {
    const places = zoneLayouts[format].lines;
    return lines.length === places.length && lines.every((line, at) => isInPlaces(line, places[at] as Places));
  });
}

const allowed: Readonly<Record<string, RegExp>> = { A: /[A-Z<]/, '9': /\d/, D: /[\d<]/, S: /[FMX<]/, '*': /[A-Z\d<]/ };

/** May the character be in a place of this kind? */
export function isAllowedIn(place: string, character: string): boolean {
  return allowed[place]?.test(character) === true;
}

function isInPlaces(line: string, places: Places): boolean {
  return line.length === places.length && [...line].every((one, at) => isAllowedIn(places[at] as string, one));
}

/**
 * Reads the lines of a machine-readable zone. Data of the issuing state are used for their check digit and are not part
 * of the result. `today` resolves years of two digits.
 * @returns undefined for lines that are none
 */
export function readZone(lines: readonly string[], today: string): Zone | undefined {
  const format = zoneFormatOf(lines);
  if (!format) return undefined;
  const layout: ZoneLayout = zoneLayouts[format];
  const part = ([line, first, length]: Field) => (lines[line] as string).slice(first, first + length);
  const after = ([line, first, length]: Field) => (lines[line] as string).charAt(first + length);
  const number = numberOf(part(layout.number), after(layout.number), part(layout.optional));
  const [lastName = '', firstNames = ''] = part(layout.names).split('<<').map(spaced);
  const sex = part(layout.sex);
  return {
    format,
    kind: kindOf(lines[0] as string),
    country: countryOfZone(part(layout.issuer)),
    nationality: countryOfZone(part(layout.nationality)),
    number: number.text,
    birthDate: birthDay(part(layout.birth), today),
    expiry: expiryDay(part(layout.expiry), today),
    sex: sex === '<' ? 'X' : (sex as ZoneSex),
    lastName,
    firstNames,
    fits: {
      number: number.fits,
      birthDate: fits(part(layout.birth), after(layout.birth)),
      expiry: fits(part(layout.expiry), after(layout.expiry)),
      whole:
        fits(layout.composite.map(part).join(''), (lines[1] as string).slice(-1)) &&
        (format !== 'TD3' || fits(part(layout.optional), after(layout.optional))),
    },
  };
}

/** Do all check digits fit? */
export function allFit({ fits: { number, birthDate, expiry, whole } }: Zone): boolean {
  return number && birthDate && expiry && whole;
}

/** An empty field may have the filler instead of its check digit 0. */
function fits(text: string, digit: string): boolean {
  return digit === '<' ? /^<+$/.test(text) : checkDigit(text) === digit;
}

/** A number of more than nine characters goes on in the data of the state, up to its check digit. */
function numberOf(text: string, digit: string, optional: string): { readonly text: string; readonly fits: boolean } {
  const [more = ''] = optional.split('<');
  if (digit !== '<' || more.length < 2) return { text: text.replaceAll('<', ''), fits: fits(text, digit) };
  const whole = text + more.slice(0, -1);
  return { text: whole, fits: fits(whole, more.slice(-1)) };
}

/** Letters that follow the first one of the type are the state's own, except R for residence permits. */
function kindOf(line: string): Zone['kind'] {
  if (line.startsWith('P')) return 'passport';
  return line.charAt(1) === 'R' ? 'residence_permit' : 'identity_card';
}

function spaced(names: string): string {
  return names.replaceAll('<', ' ').trim();
}

/** The latest such day that is not after today. */
function birthDay(text: string, today: string): string {
  const century = Number(today.slice(0, 2));
  const [recent, former] = [dayIn(century, text), dayIn(century - 1, text)];
  return recent !== '' && recent <= today ? recent : former;
}

/** Documents are valid for ten years and a few for longer: the day that is nearest to today by its year. */
function expiryDay(text: string, today: string): string {
  const year = Number(today.slice(0, 4));
  const ofYear = Number(text.slice(0, 2));
  const century = [-1, 0, 1]
    .map((more) => Math.floor(year / 100) + more)
    .reduce((best, one) => (Math.abs(one * 100 + ofYear - year) < Math.abs(best * 100 + ofYear - year) ? one : best));
  return dayIn(century, text);
}

function dayIn(century: number, text: string): string {
  const day = `${century}${text.slice(0, 2)}-${text.slice(2, 4)}-${text.slice(4, 6)}`;
  return isDay(day) ? day : '';
}
