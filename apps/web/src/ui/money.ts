/** Digits after the point of a currency: EUR 2, JPY 0. Source: ISO 4217, as the browser knows it. */
export function minorDigits(currency: string): number {
  return new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2;
}

/**
 * What somebody typed as an amount, in whole minor units: `3.450.000,00`, `3,450,000.00` and `3450000` are `345000000`.
 * The last point or comma is the decimal sign when at most `digits` figures follow it and it occurs once.
 * Shape: undefined when it is not an amount. No amount is too large: it is text all the way.
 */
export function parseAmount(typed: string, digits: number): string | undefined {
  const plain = typed.replace(/[\s ’']/g, '');
  if (!/^\d[\d.,]*$/.test(plain)) return undefined;
  const at = Math.max(plain.lastIndexOf('.'), plain.lastIndexOf(','));
  const isDecimal = at >= 0 && plain.length - at - 1 <= digits && plain.split(plain.charAt(at)).length === 2;
  const whole = (isDecimal ? plain.slice(0, at) : plain).replace(/[.,]/g, '');
  const rest = isDecimal ? plain.slice(at + 1) : '';
  return `${whole}${rest.padEnd(digits, '0')}`.replace(/^0+(?=\d)/, '');
}

/** Minor units as one types them again: `345000000` of EUR in Dutch is `3.450.000,00`. */
export function showAmount(minor: string, currency: string, language: string): string {
  const digits = minorDigits(currency);
  const padded = minor.padStart(digits + 1, '0');
  const whole = BigInt(padded.slice(0, padded.length - digits) || '0');
  const point =
    new Intl.NumberFormat(language).formatToParts(1.1).find((part) => part.type === 'decimal')?.value ?? '.';
  const grouped = new Intl.NumberFormat(language).format(whole);
  return digits === 0 ? grouped : `${grouped}${point}${padded.slice(-digits)}`;
}
