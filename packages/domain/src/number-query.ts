const numberAfterCountry = /^\s*[a-z]{2}\s+(?=\d[\d .]{3,}$)/i;

/**
 * Returns a search text without the country in front of a registration number. Screens print both ("NL 68412097"), and
 * texts that are searched have the number alone.
 */
export const withoutCountryOfNumber = (query: string): string => query.trim().replace(numberAfterCountry, '');
