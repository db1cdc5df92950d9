/** The supported formats. To add one: its name here, a line in `formats.ts` and an importer file. */
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

/** Name of a list format. */
export type ListFormat = (typeof listFormatNames)[number];

/** Returns whether a text is the name of a supported format. */
export const isListFormat = (word: string): word is ListFormat => (listFormatNames as readonly string[]).includes(word);
