import type { EuCountry } from './countries.ts';

/** Formats of VAT numbers, upper case without blanks, dots and dashes. Greece uses EL. Source: VIES. */
export const vatFormats: Readonly<Record<EuCountry, RegExp>> = {
  AT: /^ATU\d{8}$/,
  BE: /^BE[01]\d{9}$/,
  BG: /^BG\d{9,10}$/,
  HR: /^HR\d{11}$/,
  CY: /^CY[0-59]\d{7}[A-Z]$/,
  CZ: /^CZ\d{8,10}$/,
  DK: /^DK[1-9]\d{7}$/,
  EE: /^EE10\d{7}$/,
  FI: /^FI\d{8}$/,
  FR: /^FR[A-HJ-NP-Z0-9]{2}\d{9}$/,
  DE: /^DE[1-9]\d{8}$/,
  GR: /^EL\d{9}$/,
  HU: /^HU\d{8}$/,
  IE: /^IE(\d{7}[A-W][A-I]?|\d[A-Z+*]\d{5}[A-W])$/,
  IT: /^IT\d{11}$/,
  LV: /^LV\d{11}$/,
  LT: /^LT(\d{9}|\d{12})$/,
  LU: /^LU\d{8}$/,
  MT: /^MT[1-9]\d{7}$/,
  NL: /^NL\d{9}B\d{2}$/,
  PL: /^PL\d{10}$/,
  PT: /^PT[1-9]\d{8}$/,
  RO: /^RO[1-9]\d{1,9}$/,
  SK: /^SK[1-9]\d{9}$/,
  SI: /^SI[1-9]\d{7}$/,
  ES: /^ES([A-Z]\d{7}[A-Z0-9]|\d{8}[A-Z])$/,
  SE: /^SE\d{10}01$/,
};

/**
 * Returns the number in its stored form, or undefined when it has the format of no member state. Check digits are not
 * verified: only the European Commission's service can.
 */
export function normaliseVat(typed: string): string | undefined {
  const plain = typed.toUpperCase().replace(/[\s.\-–]/g, '');
  // Belgian numbers of nine digits are older and get a leading zero.
  const number = /^BE\d{9}$/.test(plain) ? `BE0${plain.slice(2)}` : plain;
  return Object.values(vatFormats).some((format) => format.test(number)) ? number : undefined;
}
