import { fold, wordsOf } from '@dossier/domain/fold';

/** Letters that people type plain and names carry with marks: both find each other. */
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

/** Those that no decomposition makes plain, and the two signs of one Greek letter. */
const plain = new Map(
  Object.entries(alike).flatMap(([letter, letters]) => Array.from(letters, (one) => [one, letter] as const)),
).set('ς', 'σ');

/** A text as the index of words has it: whatever the lists' patterns take for the same letter is the same here. */
export function indexText(text: string): string {
  const letters = text.replace(/[^ -~]/gu, (sign) => plain.get(sign.toLowerCase()) ?? sign);
  return fold(letters).replace(/[^ -~]/gu, (sign) => plain.get(sign) ?? sign);
}

type Values = Readonly<Record<string, unknown>>;

const textOf = (record: Values, fields: readonly string[]): string =>
  fields.map((field) => String(record[field] ?? '')).join(' ');

/** What a list's words are looked for in. */
export const listedFields = ['client_name', 'reference', 'client_number', 'number'] as const;

/** Everything that an onboarding is found by: as it stands for the lists, in words for the search. */
export function requestWords(record: Values): string {
  const digits = String(record['number'] ?? '').replace(/\D/g, '');
  const words = wordsOf(`${textOf(record, [...listedFields, 'transaction_description'])} ${digits}`);
  return `${indexText(textOf(record, listedFields))} ${words.join(' ')}`;
}

export function contactWords(record: Values): string {
  return wordsOf(textOf(record, ['first_name', 'last_name', 'email', 'phone'])).join(' ');
}

/** Parts of a file's name are words too. */
export const fileText = (name: string): string => `${name.replace(/[._-]/g, ' ')} ${name}`;

export const fileWords = (record: Values): string => wordsOf(fileText(String(record['name'] ?? ''))).join(' ');
