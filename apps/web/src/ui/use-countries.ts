import { type Language, localeOf, resolveLanguage } from '@dossier/domain/languages';
import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { afterContent } from './after-content.ts';
import { countriesDelayMs, countryName, loadCountries, type Search } from './load-countries.ts';

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
    loadCountries().then(setSearch, () => setFailed(true));
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: `retry` is another one in each render
  useEffect(() => {
    if (canWait) return afterContent(retry, countriesDelayMs);
    retry();
    return undefined;
  }, [canWait]);
  const countries = useMemo(
    () => search && countriesOf(search, codes, { language, isNationality }),
    [search, codes, language, isNationality],
  );
  return { countries, isFailed, retry };
}

function countriesOf(
  { frequentCountries, indexCountries, searchCountries, withoutArticle }: Search,
  codes: readonly string[],
  { language, isNationality }: { language: Language; isNationality: boolean },
): Countries {
  const index = indexCountries(codes, language, countryName);
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
