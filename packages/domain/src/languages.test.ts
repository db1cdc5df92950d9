import { expect, test } from 'vitest';
import {
  byLanguage,
  isLanguage,
  languages,
  localeOf,
  preferredLanguage,
  resolveLanguage,
  textIn,
} from './languages.ts';

test('[I18N-05] the languages are English and Dutch', () => {
  expect(languages).toEqual(['en', 'nl']);
});

test('a regional variant uses the locale of its language, an unknown language the fallback', () => {
  expect(['nl', 'nl-BE', 'en_US', 'fr'].map(localeOf)).toEqual(['nl-NL', 'nl-NL', 'en-GB', 'en-GB']);
  expect(['nl', 'nl-BE', 'toString', undefined].map(isLanguage)).toEqual([true, false, false, false]);
});

test('a tag or an Accept-Language header selects its language, anything else the fallback', () => {
  const tags = ['nl', 'nl-BE', 'NL_be', 'nl;q=0.9, en', ' nl-NL,nl', 'nld', 'fr', '*', ''];
  expect(tags.map(resolveLanguage)).toEqual(['nl', 'nl', 'nl', 'nl', 'nl', 'en', 'en', 'en', 'en']);
});

test('the first supported language among several choices is used', () => {
  expect(preferredLanguage('', 'nl', 'en')).toBe('nl');
  expect(preferredLanguage('fr', undefined)).toBe('en');
});

test('[I18N-04] a text that is missing in a language is shown in another', () => {
  expect(textIn('nl', { en: 'Call us.', nl: 'Bel ons.' })).toBe('Bel ons.');
  expect(textIn('nl', { en: 'Call us.', nl: '' })).toBe('Call us.');
  expect(textIn('en', { nl: 'Bel ons.' })).toBe('Bel ons.');
  expect(textIn('en', {})).toBe('');
  expect(byLanguage((language) => language.toUpperCase())).toMatchObject({ en: 'EN', nl: 'NL' });
});
