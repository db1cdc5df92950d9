import { countryCodes, otherCountryNames } from '../dictionaries/countries.ts';

const plain = (name: string) =>
  name
    .normalize('NFKD')
    .replace(/[\u0300-\u036f'’`]/g, '')
    .toLowerCase()
    .replace(/[(),.&]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

const known = new Set(countryCodes);

function namesInLanguages(): Map<string, string> {
  const names = new Map<string, string>();
  for (const language of ['nl', 'de', 'fr', 'es', 'it', 'ru', 'en']) {
    const display = new Intl.DisplayNames([language], { type: 'region', fallback: 'none' });
    for (const code of countryCodes) {
      const name = display.of(code.toUpperCase());
      if (name) names.set(plain(name), code);
    }
  }
  for (const [name, code] of Object.entries(otherCountryNames)) names.set(plain(name), code);
  return names;
}

let table: Map<string, string> | undefined;

/**
 * Returns the code of a country given as code or name (English, Dutch, German, French, Spanish,
 * Italian, Russian, or as lists write it).
 * @returns ISO 3166-1 alpha-2, lower case; undefined for an unknown country (`00`, `XX`, `unknown`)
 */
export function countryCode(text: string): string | undefined {
  const name = plain(text);
  if (name.length === 2 && known.has(name)) return name;
  if (name.length < 2) return undefined;
  table ??= namesInLanguages();
  return table.get(name) ?? table.get(name.replace(/ (and|&) /g, ' ')) ?? table.get(name.replace(/^the /, ''));
}

/** Returns the distinct codes of several countries in the given order; unknown ones are left out. */
export function countryCodesOf(texts: readonly string[]): string[] {
  return [...new Set(texts.map(countryCode).filter((code) => code !== undefined))];
}
