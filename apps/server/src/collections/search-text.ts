import { fold, wordsOf } from '@dossier/domain/fold';
import { normaliseNumber } from '@dossier/domain/subject';

/** Letters with marks that are often typed without: both forms find each other. */
export const alike: Readonly<Record<string, string>> = {
  a: 'aàáâãäåāăą',
  c: 'cçćĉċč',
  d: 'dďđð',
  e: 'eèéêëēĕėęě',
  g: 'gĝğġģ',
  h: 'hĥħ',
  i: 'iìíîïĩīĭįı',
  j: 'jĵ',
  k: 'kķ',
  l: 'lĺļľŀł',
  n: 'nñńņň',
  o: 'oòóôõöøōŏő',
  r: 'rŕŗř',
  s: 'sśŝşšș',
  t: 'tţťŧț',
  u: 'uùúûüũūŭůűų',
  w: 'wŵ',
  y: 'yýŷÿ',
  z: 'zźżž',
};

/** Letters without a Unicode decomposition, and the two forms of the Greek sigma. */
const plain = new Map(
  Object.entries(alike).flatMap(([letter, letters]) => Array.from(letters, (one) => [one, letter] as const)),
).set('ς', 'σ');

/** Returns the text as indexed: letters that the lists' patterns treat as equal are equal here. */
export function indexText(text: string): string {
  const letters = text.replace(/[^ -~]/gu, (sign) => plain.get(sign.toLowerCase()) ?? sign);
  return fold(letters).replace(/[^ -~]/gu, (sign) => plain.get(sign) ?? sign);
}

type Values = Readonly<Record<string, unknown>>;

const textOf = (record: Values, fields: readonly string[]): string =>
  fields.map((field) => String(record[field] ?? '')).join(' ');

/** Fields searched by the lists. */
export const listedFields = ['client_name', 'reference', 'client_number', 'number'] as const;

/** A client's number without separators, as numbers are searched. */
export const plainNumber = (number: unknown): string => normaliseNumber(String(number ?? ''));

/** The searchable text of an onboarding: unchanged for the lists, as words for the search. */
export function requestWords(record: Values): string {
  const digits = String(record['number'] ?? '').replace(/\D/g, '');
  const client = plainNumber(record['client_number']);
  const words = wordsOf(`${textOf(record, [...listedFields, 'transaction_description'])} ${digits} ${client}`);
  return `${indexText(textOf(record, listedFields))} ${words.join(' ')}`;
}

export function contactWords(record: Values): string {
  return wordsOf(textOf(record, ['first_name', 'last_name', 'email', 'phone'])).join(' ');
}

/** Makes the parts of a file name searchable as words. */
export const fileText = (name: string): string => `${name.replace(/[._-]/g, ' ')} ${name}`;

export const fileWords = (record: Values): string => wordsOf(fileText(String(record['name'] ?? ''))).join(' ');
