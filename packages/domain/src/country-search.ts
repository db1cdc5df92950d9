import { type CountryNames, countryNames } from './country-names.ts';
import { slipsToPrefix } from './edit-distance.ts';
import { fold } from './fold.ts';
import { type Language, languages } from './languages.ts';

/** Countries that are chosen most: shown first when nothing is typed. */
export const frequentCountries: readonly string[] = ['NL', 'BE', 'DE'];

/** A country as one language shows it. */
export interface IndexedCountry {
  readonly code: string;
  /** Official name in the language. */
  readonly name: string;
  /** Nationality in the language; '' for territories without people of their own. */
  readonly nationality: string;
  /** Everyday and short names in the language. */
  readonly aliases: readonly string[];
  readonly terms: readonly Term[];
}

interface Term {
  readonly text: string;
  readonly folded: string;
  /** 0 for the official name in the language, 1 for its other names, 2 for those of other languages. */
  readonly rank: 0 | 1 | 2;
}

export interface CountryMatch {
  readonly country: IndexedCountry;
  /** The name that matched. */
  readonly reason: string;
}

/**
 * Prepares countries for searching in one language. The names of all languages are found in each of them.
 * @param nameOf official name of a country, from the platform
 */
export function indexCountries(
  codes: readonly string[],
  language: Language,
  nameOf: (code: string, language: Language) => string,
): IndexedCountry[] {
  const byCode = new Map(countryNames.map((country) => [country.code, country]));
  return codes.map((code) => {
    const other = byCode.get(code);
    const own = other?.names[language] ?? { people: [], aliases: [] };
    const name = nameOf(code, language);
    const terms = [
      term(name, 0),
      ...[...own.people, ...own.aliases].map((text) => term(text, 1)),
      ...foreignTerms(code, other, { language, nameOf }),
    ];
    const aliases = own.aliases.filter((alias) => alias !== name);
    return { code, name, nationality: own.people[0] ?? '', aliases, terms };
  });
}

function foreignTerms(
  code: string,
  other: CountryNames | undefined,
  { language, nameOf }: { language: Language; nameOf: (code: string, language: Language) => string },
): Term[] {
  return languages
    .filter((one) => one !== language)
    .flatMap((one) => [nameOf(code, one), ...(other?.names[one].people ?? []), ...(other?.names[one].aliases ?? [])])
    .map((text) => term(text, 2));
}

const term = (text: string, rank: Term['rank']): Term => ({ text, folded: plain(text), rank });

/** Folded, with every run of other characters as one space; the dots of an abbreviation disappear. */
const plain = (text: string): string =>
  fold(text)
    .replace(/(?<=\b\p{L})\.(?=\p{L}?\b)/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** `the Netherlands` as `Netherlands`: no country is listed with its article. */
export const withoutArticle = (text: string): string => text.replace(/^\s*(?:the|de|het)\s+/i, '');

/**
 * Finds countries by name, everyday name, people or ISO code, in any language of the product. Best first: exact
 * matches, then beginnings of names, beginnings of words, parts of words, and names with one typing error.
 */
export function searchCountries(countries: readonly IndexedCountry[], query: string): CountryMatch[] {
  const wanted = plain(withoutArticle(query));
  if (wanted === '') return [];
  const found = countries.flatMap((country) => {
    const best = bestTerm(country, wanted);
    return best ? [{ country, ...best }] : [];
  });
  // Typing errors only help where nothing is found otherwise.
  const isExact = found.some(({ score }) => score > scores.slip);
  return found
    .filter(({ score }) => !isExact || score > scores.slip)
    .sort((a, b) => b.score - a.score || a.country.name.localeCompare(b.country.name))
    .map(({ country, reason }) => ({ country, reason }));
}

/**
 * The country that a text names in full: its code, its name, or one of its other names in any language of the product.
 * @returns ISO 3166-1 alpha-2; undefined for another text
 */
export function countryNamed(countries: readonly IndexedCountry[], text: string): string | undefined {
  const wanted = plain(withoutArticle(text));
  if (wanted === '') return undefined;
  return countries.find((country) => (bestTerm(country, wanted)?.score ?? 0) >= scores.exact)?.code;
}

/** `uninflected`: Dutch `Turks` for `Turkse`. */
const scores = { exact: 100, uninflected: 90, beginning: 60, word: 40, part: 20, slip: 0 } as const;

function bestTerm(country: IndexedCountry, wanted: string): { score: number; reason: string } | undefined {
  const isCode = wanted.toUpperCase() === country.code || wanted.toUpperCase() === alpha3Of(country.code);
  let best = isCode ? { score: scores.exact + 3, reason: wanted.toUpperCase() } : undefined;
  for (const { text, folded, rank } of country.terms) {
    const score = scoreOf(folded, wanted);
    if (score === undefined) continue;
    const total = score === scores.slip ? score - rank : score + 2 - rank;
    if (!best || total > best.score) best = { score: total, reason: text };
  }
  return best;
}

function scoreOf(folded: string, wanted: string): number | undefined {
  if (folded === wanted) return scores.exact;
  if (folded === `${wanted}e`) return scores.uninflected;
  if (folded.startsWith(wanted)) return scores.beginning;
  if (folded.includes(` ${wanted}`)) return scores.word;
  if (wanted.length >= 3 && folded.includes(wanted)) return scores.part;
  return wanted.length >= 5 && slipsToPrefix(wanted, folded, 1) <= 1 ? scores.slip : undefined;
}

let alpha3: ReadonlyMap<string, string> | undefined;
function alpha3Of(code: string): string | undefined {
  alpha3 ??= new Map(countryNames.map((country) => [country.code, country.alpha3]));
  return alpha3.get(code);
}
