import { expect, test } from 'vitest';
import { isLanguage, languages, localeOf } from './languages.ts';

test('[I18N-05] the languages are English and Dutch', () => {
  expect(languages).toEqual(['en', 'nl']);
});

test('a regional variant uses the locale of its language, an unknown language the fallback', () => {
  expect(['nl', 'nl-BE', 'en_US', 'fr'].map(localeOf)).toEqual(['nl-NL', 'nl-NL', 'en-GB', 'en-GB']);
  expect(['nl', 'nl-BE', 'toString', undefined].map(isLanguage)).toEqual([true, false, false, false]);
});
