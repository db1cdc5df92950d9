import { type Language, localeOf, resolveLanguage } from '@dossier/domain/languages';
import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { afterContent } from './after-content.ts';

type Search = typeof import('@dossier/domain/country-search');
type Indexed = ReturnType<Search['indexCountries']>[number];

/** One country in a list: its name or nationality, and its other names. */
export interface CountryOption {
  readonly id: string;
  readonly label: string;
  readonly detail?: string;
}

export interface Countries {
  /** Chosen most; not repeated in `others`. */
  readonly frequent: readonly CountryOption[];
  readonly others: readonly CountryOption[];
  readonly search: (text: string) => CountryOption[];
  /** The country that the text names completely: by a name, a nationality or a code. */
  readonly named: (text: string) => string | undefined;
}

/** The other names and the search are loaded with the first country field. */
let loaded: Promise<Search> | undefined;
let atHand: Search | undefined;
const load = () => {
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

/** Delay that lets the page itself load and be used first. Unit: milliseconds. */
const patienceMs = 1_000;

/**
 * Countries of a list in the current language. `countries` is undefined until the names are loaded.
 * @param canWait load them after the page, or when `retry` is called
 */
export function useCountries(codes: readonly string[], isNationality: boolean, canWait = false) {
  const { i18n } = useTranslation('common');
  const language = resolveLanguage(i18n.language);
  const [search, setSearch] = useState<Search>();
  const [isFailed, setFailed] = useState(false);
  const retry = () => {
    setFailed(false);
    load().then(setSearch, () => setFailed(true));
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: `retry` is another one in each render
  useEffect(() => {
    if (canWait) return afterContent(retry, patienceMs);
    retry();
    return undefined;
  }, [canWait]);
  const countries = useMemo(
    () => search && countriesOf(search, codes, { language, isNationality }),
    [search, codes, language, isNationality],
  );
  return { countries, isFailed, retry };
}

/**
 * The words for the people of a country (Dutch), as nationality fields show them. The name of the country until they
 * are loaded, and for a territory without people of its own.
 */
export function useNationality(): (code: string) => string {
  const { i18n } = useTranslation('common');
  const language = resolveLanguage(i18n.language);
  const [search, setSearch] = useState(() => atHand);
  useEffect(() => {
    if (search) return undefined;
    const isUnknown = () => undefined;
    return afterContent(() => load().then((known) => setSearch(() => known), isUnknown), patienceMs);
  }, [search]);
  return (code) => {
    if (code === '') return '';
    const [known] = search?.indexCountries([code], language, nameOf) ?? [];
    return known ? optionOf(known, true).label : nameOf(code, language);
  };
}

function countriesOf(
  { frequentCountries, indexCountries, searchCountries, withoutArticle }: Search,
  codes: readonly string[],
  { language, isNationality }: { language: Language; isNationality: boolean },
): Countries {
  const index = indexCountries(codes, language, nameOf);
  const { compare } = new Intl.Collator(localeOf(language));
  const all = index.map((country) => optionOf(country, isNationality)).sort((a, b) => compare(a.label, b.label));
  const byId = new Map(all.map((option) => [option.id, option]));
  return {
    frequent: frequentCountries.flatMap((code) => byId.get(code) ?? []),
    others: all.filter(({ id }) => !frequentCountries.includes(id)),
    search: (text) =>
      searchCountries(index, text).map(({ country, reason }) => optionOf(country, isNationality, reason)),
    named: (text) => {
      const [first] = searchCountries(index, text);
      return first && same(first.reason, withoutArticle(text)) ? first.country.code : undefined;
    },
  };
}

const same = (one: string, other: string) =>
  one.trim().localeCompare(other.trim(), undefined, { sensitivity: 'base' }) === 0;

/** The name that matched is always visible, so that the person sees why the country is listed. */
function optionOf(country: Indexed, isNationality: boolean, reason = ''): CountryOption {
  const { code, name, nationality, aliases } = country;
  const label = isNationality && nationality !== '' ? nationality : name;
  const others = [...(label === name ? [] : [name]), ...aliases];
  const isShown = [label, ...others].includes(reason) || reason === '';
  const detail = (isShown ? others : [reason, ...others]).join(', ');
  return { id: code, label, ...(detail === '' ? {} : { detail }) };
}

const names = new Map<Language, Intl.DisplayNames>();

/** Official name of a country in one language. */
function nameOf(code: string, language: Language): string {
  const known =
    names.get(language) ?? new Intl.DisplayNames([localeOf(language)], { type: 'region', fallback: 'code' });
  names.set(language, known);
  return known.of(code) ?? code;
}
