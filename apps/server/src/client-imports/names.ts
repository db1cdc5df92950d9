import { importFieldNames, importFields } from '@dossier/domain/client-import/fields';
import { type FieldNames, headerKey } from '@dossier/domain/client-import/match-columns';
import { allCountries } from '@dossier/domain/countries';
import { type IndexedCountry, indexCountries } from '@dossier/domain/country-search';
import { fallbackLanguage, type Language, languages, localeOf } from '@dossier/domain/languages';
import { type LegalFormCode, legalFormCodes } from '@dossier/domain/legal-forms';
import { translator } from '../texts/translator.ts';

/** The names of the fields in every language, as screens and the template show them. */
export function fieldNames(): FieldNames {
  const names = importFieldNames.map((name) => {
    const texts = languages.map((language) => translator(language, 'client-import')(`fields.${name}`));
    return [name, texts] as const;
  });
  return Object.fromEntries(names) as unknown as FieldNames;
}

/** Returns whether a cell is the name of a field. */
export function fieldTest(): (cell: string) => boolean {
  const names = fieldNames();
  const keys = new Set(
    importFieldNames.flatMap((name) => [...names[name], ...importFields[name].headers].map(headerKey)),
  );
  return (cell) => keys.has(headerKey(cell));
}

/** The names of legal forms in every language. */
export function legalFormNames(): Readonly<Record<LegalFormCode, readonly string[]>> {
  const names = legalFormCodes.map((code) => {
    const texts = languages.map((language) => translator(language, 'legal-forms')(code));
    return [code, texts] as const;
  });
  return Object.fromEntries(names) as unknown as Readonly<Record<LegalFormCode, readonly string[]>>;
}

const displays = new Map<Language, Intl.DisplayNames>();

function countryName(code: string, language: Language): string {
  const known =
    displays.get(language) ?? new Intl.DisplayNames(localeOf(language), { type: 'region', fallback: 'code' });
  displays.set(language, known);
  return known.of(code) ?? code;
}

/** Every country with its names in every language. */
export const countriesByName = (): IndexedCountry[] => indexCountries(allCountries, fallbackLanguage, countryName);
