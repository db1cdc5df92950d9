export const languages = ['en', 'nl'] as const;
export type Language = (typeof languages)[number];
export const fallbackLanguage: Language = 'en';

/** Each language in its own words: whoever looks for it can read it. */
export const languageNames: Readonly<Record<Language, string>> = { en: 'English', nl: 'Nederlands' };

/** Where the language is looked for, the first that says one wins. Source: spec 9. */
export const detectionOrder = [
  'querystring',
  'cookie',
  'localStorage',
  'sessionStorage',
  'navigator',
  'htmlTag',
] as const;
export const languageKey = 'i18nextLng';

export function isLanguage(value: unknown): value is Language {
  return (languages as readonly unknown[]).includes(value);
}

/** How figures, dates and names of countries are written in a language. */
export const localeOf = (language: string): string => (language.startsWith('nl') ? 'nl-NL' : 'en-GB');
