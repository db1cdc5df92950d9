import { describe, expect, it } from 'vitest';
import { allCountries } from './countries.ts';
import { countryNames } from './country-names.ts';
import { indexCountries, searchCountries } from './country-search.ts';
import { type Language, languages, localeOf } from './languages.ts';

const nameOf = (code: string, language: Language) =>
  new Intl.DisplayNames([localeOf(language)], { type: 'region' }).of(code) ?? code;
const indexes = Object.fromEntries(
  languages.map((language) => [language, indexCountries(allCountries, language, nameOf)]),
) as Record<Language, ReturnType<typeof indexCountries>>;
const found = (query: string, language: Language = 'en') =>
  searchCountries(indexes[language], query).map(({ country }) => country.code);

describe('the search for a country', () => {
  it.each([
    ['UK', 'GB'],
    ['the UK', 'GB'],
    ['The Netherlands', 'NL'],
    ['het Verenigd Koninkrijk', 'GB'],
    ['de Verenigde Staten', 'US'],
    ['U.K.', 'GB'],
    ['England', 'GB'],
    ['Scottish', 'GB'],
    ['VK', 'GB'],
    ['Engelse', 'GB'],
    ['USA', 'US'],
    ['U.S.A.', 'US'],
    ['America', 'US'],
    ['VS', 'US'],
    ['Amerikaan', 'US'],
    ['Turkey', 'TR'],
    ['Türkiye', 'TR'],
    ['Turk', 'TR'],
    ['Holland', 'NL'],
    ['Dutch', 'NL'],
    ['Nederlandse', 'NL'],
    ['Nederlands', 'NL'],
    ['Turks', 'TR'],
    ['Amerikaans', 'US'],
    ['Frans', 'FR'],
    ['Guinees', 'GN'],
    ['Nederlander', 'NL'],
    ['NLD', 'NL'],
    ['nl', 'NL'],
    ['Duitser', 'DE'],
    ['Deutschland', 'DE'],
    ['Ivory Coast', 'CI'],
    ['Czech Republic', 'CZ'],
    ['Verenigde Staten', 'US'],
    ['Curacao', 'CW'],
    ['Hong Kong', 'HK'],
    ['Belgum', 'BE'],
  ])('finds %s first in both languages [ENTY-49]', (query, code) => {
    expect(found(query)[0]).toBe(code);
    expect(found(query, 'nl')[0]).toBe(code);
  });

  it('lists no other name that is the official one', () => {
    for (const country of Object.values(indexes).flat()) expect(country.aliases).not.toContain(country.name);
  });

  it('finds every country first by its own name, its codes and its nationality, unless two share it', () => {
    for (const language of languages) {
      for (const { code, name, nationality } of indexes[language]) {
        expect(found(name, language)[0], name).toBe(code);
        expect(found(code, language)[0], code).toBe(code);
        if (nationality !== '') expect(found(nationality, language)[0], nationality).toBe(code);
      }
      for (const { code, alpha3 } of countryNames) expect(found(alpha3, language)[0], alpha3).toBe(code);
    }
  });

  it('shows what begins with the text before what contains it, and nothing for an empty or unknown text', () => {
    expect(['kosovo', 'Kosovaarse', 'kosovar', 'XK', 'XKX', 'Kosova'].map((query) => found(query)[0])).toEqual(
      Array.from({ length: 6 }, () => 'XK'),
    );
    expect(found('uk')).toEqual(['GB', 'UA']);
    expect(found('guinea').slice(0, 2)).toEqual(['GN', 'GW']);
    expect(found('  ')).toEqual([]);
    expect(found('xqz')).toEqual([]);
  });

  it('names what matched, so that the list can show it', () => {
    expect(searchCountries(indexes.en, 'Engl')[0]?.reason).toBe('English');
    expect(searchCountries(indexes.en, 'VK')[0]?.reason).toBe('VK');
  });

  it('has the other names of every country once, none of them twice in a language', () => {
    expect(countryNames.map(({ code }) => code)).toEqual([...allCountries].sort());
    expect(new Set(countryNames.map(({ alpha3 }) => alpha3)).size).toBe(allCountries.length);
    for (const { code, names } of countryNames)
      for (const language of languages) {
        const all = [...names[language].people, ...names[language].aliases];
        expect(new Set(all).size, code).toBe(all.length);
      }
  });
});
