import { countryCodes, otherCountryNames } from '../words/countries.ts';

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
 * The code of a country given as code or name (English, Dutch, German, French, Spanish, Italian, Russian, or as lists write it).
 * Shape: ISO 3166-1 alpha-2, lower case; undefined for what is no country (`00`, `XX`, `unknown`).
 */
export function countryCode(text: string): string | undefined {
  const name = plain(text);
  if (name.length === 2 && known.has(name)) return name;
  if (name.length < 2) return undefined;
  table ??= namesInLanguages();
  return table.get(name) ?? table.get(name.replace(/ (and|&) /g, ' ')) ?? table.get(name.replace(/^the /, ''));
}

/** The codes of several countries, each once, in the order given; what is none is left out. */
export function countryCodesOf(texts: readonly string[]): string[] {
  return [...new Set(texts.map(countryCode).filter((code) => code !== undefined))];
}
