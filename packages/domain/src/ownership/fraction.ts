/**
 * Exact fractions of integers of any size.
 * Shape: always in lowest terms, the denominator above zero.
 */
export interface Fraction {
  readonly numerator: bigint;
  readonly denominator: bigint;
}

export const zero: Fraction = { numerator: 0n, denominator: 1n };
export const one: Fraction = { numerator: 1n, denominator: 1n };

/** Errors: a denominator of zero is a defect and throws. */
export function fraction(numerator: bigint, denominator = 1n): Fraction {
  if (denominator === 0n) throw new Error('a fraction has no denominator of zero');
  const sign = denominator < 0n ? -1n : 1n;
  const divisor = greatestCommonDivisor(numerator, denominator);
  return { numerator: (sign * numerator) / divisor, denominator: (sign * denominator) / divisor };
}

export function add(a: Fraction, b: Fraction): Fraction {
  return fraction(a.numerator * b.denominator + b.numerator * a.denominator, a.denominator * b.denominator);
}

export function subtract(a: Fraction, b: Fraction): Fraction {
  return add(a, { numerator: -b.numerator, denominator: b.denominator });
}

export function multiply(a: Fraction, b: Fraction): Fraction {
  return fraction(a.numerator * b.numerator, a.denominator * b.denominator);
}

export function divide(a: Fraction, b: Fraction): Fraction {
  return fraction(a.numerator * b.denominator, a.denominator * b.numerator);
}

/** Below zero, zero or above zero, as `a` is less than, equal to or more than `b`. */
export function compare(a: Fraction, b: Fraction): number {
  const left = a.numerator * b.denominator;
  const right = b.numerator * a.denominator;
  return left < right ? -1 : left > right ? 1 : 0;
}

export function smaller(a: Fraction, b: Fraction): Fraction {
  return compare(a, b) <= 0 ? a : b;
}

export function larger(a: Fraction, b: Fraction): Fraction {
  return compare(a, b) >= 0 ? a : b;
}

/** `8/25`: exact, and text, so that it can be sent and stored. */
export function toText({ numerator, denominator }: Fraction): string {
  return `${numerator}/${denominator}`;
}

/** Errors: a text that `toText` did not write is a defect and throws. */
export function fromText(text: string): Fraction {
  const parts = /^(-?\d+)\/(\d+)$/.exec(text);
  if (!parts) throw new Error('not the text of a fraction');
  return fraction(BigInt(parts[1] ?? '0'), BigInt(parts[2] ?? '1'));
}

function greatestCommonDivisor(a: bigint, b: bigint): bigint {
  let [x, y] = [a < 0n ? -a : a, b < 0n ? -b : b];
  while (y !== 0n) [x, y] = [y, x % y];
  return x === 0n ? 1n : x;
}
