import { resolveLanguage } from '@dossier/domain/languages';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { afterContent } from './after-content.ts';
import { countriesAtHand, countriesDelayMs, countryName, loadCountries } from './load-countries.ts';

/**
 * The words for the people of a country (Dutch), as nationality fields show them. The name of the country until they
 * are loaded, and for a territory without people of its own.
 */
export function useNationality(): (code: string) => string {
  const { i18n } = useTranslation('common');
  const language = resolveLanguage(i18n.language);
  const [search, setSearch] = useState(countriesAtHand);
  useEffect(() => {
    if (search) return undefined;
    const isUnknown = () => undefined;
    return afterContent(() => loadCountries().then((known) => setSearch(() => known), isUnknown), countriesDelayMs);
  }, [search]);
  return (code) => {
    if (code === '') return '';
    const [known] = search?.indexCountries([code], language, countryName) ?? [];
    return known?.nationality || countryName(code, language);
  };
}
