import { numberFormat } from './intl.ts';
import { maxAmountDigits } from './limits.ts';
/** A stored amount. */
export interface Money {
  /** ISO 4217. */
  readonly currency: string;
  /** Integer minor units as decimal text, because amounts are unbounded. */
  readonly amount: string;
}

/** Number of decimals of currencies that do not have two. Source: ISO 4217. */
const currencyDecimals: Readonly<Record<string, number>> = {
  BHD: 3,
  IQD: 3,
  JOD: 3,
  KWD: 3,
  LYD: 3,
  OMR: 3,
  TND: 3,
  BIF: 0,
  CLP: 0,
  DJF: 0,
  GNF: 0,
  ISK: 0,
  JPY: 0,
  KMF: 0,
  KRW: 0,
  PYG: 0,
  RWF: 0,
  UGX: 0,
  UYI: 0,
  VND: 0,
  VUV: 0,
  XAF: 0,
  XOF: 0,
  XPF: 0,
  CLF: 4,
  UYW: 4,
};

/** Number of decimals of a currency. */
export function currencyDigits(currency: string): number {
  return currencyDecimals[currency] ?? 2;
}

export function isCurrency(code: string | undefined): code is string {
  return code !== undefined && /^[A-Z]{3}$/.test(code);
}

/**
 * Parses a typed amount to minor units: `3,450,000` in English and `3.450.000,00` in Dutch are both `345000000`. The
 * locale decides only when a single separator is ambiguous (`3.450`).
 * @returns undefined when it is not an amount of zero or more, or has more decimals than the currency
 */
export function parseAmount(typed: string, currency: string, locale: string): string | undefined {
  const plain = typed.replace(/[\s\u00A0\u202F'’]/g, '').replace(/,(-|–|—)$/, '');
  if (!/^[\d.,]*\d[\d.,]*$/.test(plain)) return undefined;
  const decimal = decimalSeparator(plain, locale);
  const [whole = '', decimals = '', ...more] = decimal === '' ? [plain] : plain.split(decimal);
  const digits = currencyDigits(currency);
  if (more.length > 0 || decimals.length > digits || !/^\d*$/.test(decimals) || !isGrouped(whole)) return undefined;
  const units = `${whole.replace(/[.,]/g, '')}${decimals.padEnd(digits, '0')}`.replace(/^0+(?=\d)/, '');
  return units.length <= maxAmountDigits && units !== '' ? units : undefined;
}

/** The whole units and the decimals of an amount: `345000000` EUR is `3450000` and `00`. */
export function amountParts({ amount, currency }: Money): { whole: string; decimals: string } {
  const digits = currencyDigits(currency);
  const padded = amount.padStart(digits + 1, '0');
  return { whole: padded.slice(0, padded.length - digits), decimals: padded.slice(padded.length - digits) };
}

/** Returns whether a text is an amount in the stored notation. */
export function isStoredAmount(amount: string | undefined): amount is string {
  return amount !== undefined && /^(0|[1-9]\d{0,29})$/.test(amount);
}

/** The decimal separator, or '' when there are no decimals. */
function decimalSeparator(plain: string, locale: string): '.' | ',' | '' {
  const [dots, commas] = [plain.split('.').length - 1, plain.split(',').length - 1];
  if (dots > 0 && commas > 0) return plain.lastIndexOf('.') > plain.lastIndexOf(',') ? '.' : ',';
  if (dots + commas === 0 || dots > 1 || commas > 1) return '';
  const mark = dots === 1 ? '.' : ',';
  if (!/[.,]\d{3}$/.test(plain)) return mark;
  const parts = numberFormat(locale).formatToParts(1.5);
  return mark === parts.find(({ type }) => type === 'decimal')?.value ? mark : '';
}

/** Groups of three with the same separator, or no separator. */
function isGrouped(whole: string): boolean {
  return /^\d*$/.test(whole) || /^\d{1,3}(\.\d{3})+$/.test(whole) || /^\d{1,3}(,\d{3})+$/.test(whole);
}
