/** The formats that can be read. A new one is a word here, a line in `formats.ts` and a file beside. */
export const listFormatNames = [
  'ofac-csv',
  'ofac-xml',
  'ofac-advanced-xml',
  'un-xml',
  'eu-xml',
  'eu-csv',
  'uk-csv',
  'uk-xml',
  'seco-xml',
  'nl-ods',
  'opensanctions-csv',
  'ftm-json',
] as const;

/** The name of a format. */
export type ListFormat = (typeof listFormatNames)[number];

/** Whether a word names a format. */
export const isListFormat = (word: string): word is ListFormat => (listFormatNames as readonly string[]).includes(word);
