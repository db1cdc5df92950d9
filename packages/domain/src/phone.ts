import { type CountryCode, isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/min';

/**
 * Returns the E.164 form of a number that is valid for its country, or undefined. `country` (ISO 3166-1 alpha-2)
 * determines how national numbers are read; `+` and `00` numbers do not need it.
 */
export function toE164(typed: string, country = 'NL'): string | undefined {
  const text = typed.trim().replace(/^00(?=[1-9])/, '+');
  if (text.length > 40) return undefined;
  const number = parsePhoneNumberFromString(text, { defaultCountry: supported(country), extract: false });
  return number?.isValid() === true && number.ext === undefined ? number.number : undefined;
}

/** Formats a number in the notation of its country: `+31 6 55501732`; an invalid number stays unchanged. */
export function formatPhone(e164: string): string {
  return parsePhoneNumberFromString(e164, { extract: false })?.formatInternational() ?? e164;
}

function supported(country: string): CountryCode | undefined {
  return isSupportedCountry(country) ? country : undefined;
}
