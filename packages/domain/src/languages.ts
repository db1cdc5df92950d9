/**
 * Every language of the product: its own name, and the locale that dates, numbers and country names are formatted with.
 * A new language is one line here and one folder of locale files in `packages/texts/locales`.
 * Source: docs/specification.md 9.
 */
export const languageTable = {
  en: { name: 'English', locale: 'en-GB' },
  nl: { name: 'Nederlands', locale: 'nl-NL' },
} as const;

export type Language = keyof typeof languageTable;
export const languages = Object.keys(languageTable) as [Language, ...Language[]];
export const fallbackLanguage: Language = 'en';

export function isLanguage(value: unknown): value is Language {
  return typeof value === 'string' && Object.hasOwn(languageTable, value);
}

/** The locale of a language or of a regional variant such as `nl-BE`; unknown languages get the fallback's. */
export function localeOf(language: string): string {
  const base = language.toLowerCase().split(/[-_]/)[0];
  return languageTable[isLanguage(base) ? base : fallbackLanguage].locale;
}
