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
export const fallbackLanguage = 'en' as const satisfies Language;

export function isLanguage(value: unknown): value is Language {
  return typeof value === 'string' && Object.hasOwn(languageTable, value);
}

/** The language of a tag (`nl`, `nl-BE`) or of an `Accept-Language` header; the fallback if it is not supported. */
export function resolveLanguage(tag: string): Language {
  const base = /^\s*([a-z]+)\b/.exec(tag.toLowerCase().replaceAll('_', '-'))?.[1];
  return isLanguage(base) ? base : fallbackLanguage;
}

/** The first of these that is a supported language, otherwise the fallback. */
export function preferredLanguage(...choices: readonly unknown[]): Language {
  return choices.find(isLanguage) ?? fallbackLanguage;
}

/** The locale of a language or of a regional variant such as `nl-BE`; unknown languages get the fallback's. */
export function localeOf(language: string): string {
  return languageTable[resolveLanguage(language)].locale;
}

/** A text in this language; if it is missing, in the fallback language, then in any other; '' if there is none. */
export function textIn(language: Language, texts: Readonly<Partial<Record<Language, string>>>): string {
  return [language, fallbackLanguage, ...languages].map((one) => texts[one]).find((text) => text) ?? '';
}

/** A value for every language. */
export function byLanguage<T>(make: (language: Language) => T): Record<Language, T> {
  return Object.fromEntries(languages.map((language) => [language, make(language)])) as Record<Language, T>;
}
