import { isDay } from './dates.ts';
import { wordsOf } from './fold.ts';
import { maxExtractLetters, maxExtractPages } from './limits.ts';

/** A fact that was read, with its page from 1. */
export interface ReadFact {
  readonly value: string;
  readonly page: number;
}

/** What the text of a register extract says. Facts that could not be found are missing. */
export interface ExtractReading {
  /** Date of issue, ISO. */
  readonly issuedOn?: ReadFact;
  /** Without dots and blanks, in the form of its country: `68412097`, `0403170701`, `HRB 6684`. */
  readonly registrationNumber?: ReadFact;
  readonly name?: ReadFact;
}

const months: readonly string[] = [
  'januari january januar janvier',
  'februari february februar fevrier',
  'maart march marz maerz mars',
  'april avril',
  'mei may mai',
  'juni june juin',
  'juli july juillet',
  'augustus august aout',
  'september septembre',
  'oktober october octobre',
  'november novembre',
  'december dezember decembre',
];

/** Words before a date of issue, in the extracts of the Dutch, Belgian and German registers. */
const issued =
  'vervaardigd op|gewaarmerkt op|datum (?:van )?(?:het )?uittreksel|uittreksel (?:van|per|d\\.?d\\.?)|afgegeven op|' +
  'afgeleverd op|opgemaakt (?:te [\\p{L} -]{1,40} )?op|gegenereerd op|datum van afgifte|date of (?:issue|(?:the )?extract)|' +
  'issued on|produced on|generated on|certified on|extract (?:of|dated)|was (?:made|created) on|' +
  'abruf(?:datum)? ?(?:vom|am)?|abgerufen am|ausdruck vom|ausgedruckt am|ausgestellt am|erstellt am|' +
  "d[eé]livr[eé] le|date de (?:l['’])?extrait|[eé]tabli (?:[aà] [\\p{L} -]{1,40} )?le|g[eé]n[eé]r[eé] le";

const numericDate = '(\\d{1,2})\\s?[-./]\\s?(\\d{1,2})\\s?[-./]\\s?(\\d{4})';
const isoDate = '(\\d{4})-(\\d{2})-(\\d{2})';
const writtenDate = '(\\d{1,2})\\.?(?:st|nd|rd|th|er)? ([\\p{L}]+),? (\\d{4})';
/** A weekday, a time or a colon may be between the words and the date. */
const gap = '[\\s:,(]{0,6}(?:\\p{L}{6,9}dag,? )?';
const dated = new RegExp(`(?:${issued})${gap}(?:${isoDate}|${numericDate}|${writtenDate})`, 'iu');

/** Reads the date of issue, the registration number and the name from the pages of an extract, each as plain text. */
export function readExtract(pages: readonly string[]): ExtractReading {
  const texts = pages.slice(0, maxExtractPages).map((text) => text.slice(0, maxExtractLetters).replace(/\s+/g, ' '));
  return {
    ...found('issuedOn', texts, readDate),
    ...found('registrationNumber', texts, readNumber),
    ...found('name', texts, readName),
  };
}

function found<K extends keyof ExtractReading>(
  key: K,
  texts: readonly string[],
  read: (text: string) => string | undefined,
): Partial<ExtractReading> {
  for (const [at, text] of texts.entries()) {
    const value = read(text);
    if (value !== undefined) return { [key]: { value, page: at + 1 } };
  }
  return {};
}

function readDate(text: string): string | undefined {
  const match = dated.exec(text);
  if (!match) return undefined;
  const [, y1, m1, d1, d2, m2, y2, d3, m3 = '', y3] = match;
  const month = m1 ?? m2 ?? monthOf(m3);
  const day = `${y1 ?? y2 ?? y3}-${(month ?? '').padStart(2, '0')}-${(d1 ?? d2 ?? d3 ?? '').padStart(2, '0')}`;
  return isDay(day) ? day : undefined;
}

function monthOf(name: string): string | undefined {
  const [word = ''] = wordsOf(name);
  const at = months.findIndex((names) => names.split(' ').includes(word));
  return at === -1 ? undefined : String(at + 1);
}

function readNumber(text: string): string | undefined {
  const dutch = /(?:k\.?v\.?k\.?|cci)[ -]?(?:nummer|number|no\.?|nr\.?)\W{0,3}(\d{8})(?!\d)/iu.exec(text)?.[1];
  if (dutch) return dutch;
  const belgian =
    /(?:ondernemingsnummer|num[eé]ro d['’]entreprise|enterprise number|unternehmensnummer)\W{0,3}(?:BE ?)?([01]?\d{3}[. ]?\d{3}[. ]?\d{3})(?!\d)/iu.exec(
      text,
    )?.[1];
  if (belgian) return belgian.replace(/\D/g, '').padStart(10, '0');
  const german = /\b(HR[AB]) ?(\d{1,6}(?: [A-Z]{1,2}\b)?)/u.exec(text);
  return german ? `${german[1]} ${german[2]}` : undefined;
}

/** Words that begin the line after the name: a text without line ends has no other end of it. */
const afterName =
  'rechtsvorm|legal form|rsin|statutaire zetel|corporate seat|registered office|bezoekadres|handelsna|trade name|' +
  'eerste inschrijving|datum|date|kvk|cci|sitz|gesch[aä]ftsanschrift|gegenstand|b\\)|zetel|afkorting|forme|adres|si[eè]ge|' +
  'rechtspersoon|legal entity|status|begindatum|vestiging|ondernemingsnummer|ook genoemd';

function readName(text: string): string | undefined {
  const label = '(?:statutaire naam|statutory name|naam|firma|d[eé]nomination(?: sociale)?|maatschappelijke naam)';
  const match = new RegExp(`(?:^|[\\s)])${label}\\s?:?\\s+(.{2,120}?)\\s+(?:${afterName})`, 'iu').exec(text);
  const name = match?.[1]?.trim();
  return name && /\p{L}{2}/u.test(name) ? name : undefined;
}

/** Compares a fact of an extract with what the form says, ignoring case, accents, dots and blanks. */
export function isSameFact(one: string, other: string): boolean {
  const plain = (text: string) => wordsOf(text).join('').replace(/^0+/, '');
  return plain(one) !== '' && plain(one) === plain(other);
}
