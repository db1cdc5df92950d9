import { type Language, localeOf } from '@dossier/domain/languages';

export type Search = typeof import('@dossier/domain/country-search');

/** The other names and the search are loaded with the first country field. */
let loaded: Promise<Search> | undefined;
let atHand: Search | undefined;
export const loadCountries = () => {
  loaded ??= import('@dossier/domain/country-search').then(
    (search) => {
      atHand = search;
      return search;
    },
    (error: unknown) => {
      loaded = undefined;
      throw error;
    },
  );
  return loaded;
};

/** The names and the search, once they are loaded. */
export const countriesAtHand = (): Search | undefined => atHand;

/** Delay that lets the page itself load and be used first. Unit: milliseconds. */
export const countriesDelayMs = 1_000;

const names = new Map<Language, Intl.DisplayNames>();

/** Official name of a country in one language. */
export function countryName(code: string, language: Language): string {
  const known =
    names.get(language) ?? new Intl.DisplayNames([localeOf(language)], { type: 'region', fallback: 'code' });
  names.set(language, known);
  return known.of(code) ?? code;
}
