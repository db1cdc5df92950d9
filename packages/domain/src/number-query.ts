import { isCountry } from './countries.ts';
import { normaliseNumber } from './subject.ts';

const numberAfterCountry = /^\s*[a-z]{2}\s+(?=\d[\d .]{3,}$)/i;

/**
 * Returns a search text without the country in front of a registration number. Screens print both ("NL 68412097"), and
 * texts that are searched have the number alone.
 */
export const withoutCountryOfNumber = (query: string): string => query.trim().replace(numberAfterCountry, '');

/** Names of registers and numbers that are copied along with the number. */
const label =
  /^(?:kvk|kbo|bce|siren|siret|rsin|btw|vat|ust|lei)[\s.-]*(?:(?:nummer|number|numéro|nr|no|id)\b)?[\s.:#]*/i;
/** Few letters and at least four figures. */
const isNumber = /^(?=(?:.*\d){4})[A-Z]{0,5}\d[\dA-Z]*$/;

/**
 * Returns the numbers that a search text can mean, compared without separators: `LU B 214.907`, `lu-b214907` and
 * `B214907` are one number. With and without the country, as a VAT number starts with it. Empty for other texts.
 */
export function numbersOf(query: string): readonly string[] {
  const whole = normaliseNumber(query.trim().replace(label, ''));
  if (whole.length > 24 || !isNumber.test(whole)) return [];
  const rest = whole.slice(2);
  return isCountry(whole.slice(0, 2)) && isNumber.test(rest) ? [rest, whole] : [whole];
}
