import { type Fraction, fraction } from './fraction.ts';

/**
 * Solves `x(i) = constant(i) + Σ factor(i, j) × x(j)` exactly, with non-negative factors and constants. Uses integers
 * throughout (Bareiss elimination), which needs no reduction and keeps numbers small.
 * @returns undefined when the series that the equations represent does not converge
 */
export function solve(
  factors: readonly (readonly Fraction[])[],
  constants: readonly Fraction[],
): Fraction[] | undefined {
  const rows = constants.map((constant, i) => integerRow(factors[i] ?? [], constant, i));
  return eliminate(rows) ? substituteBack(rows) : undefined;
}

/** `(1 − own) x(i) − Σ … = constant`, multiplied to integers; the constant is the last column. */
function integerRow(factors: readonly Fraction[], constant: Fraction, own: number): bigint[] {
  const all = [...factors, constant];
  const whole = all.reduce((common, { denominator }) => leastCommonMultiple(common, denominator), 1n);
  const scaled = all.map(({ numerator, denominator }) => (numerator * whole) / denominator);
  return scaled.map((value, j) => (j === factors.length ? value : (j === own ? whole : 0n) - value));
}

/** Returns false when a pivot is not positive, which with these signs means that the series does not converge. */
function eliminate(rows: bigint[][]): boolean {
  let before = 1n;
  for (const [k, top] of rows.entries()) {
    const pivot = top[k] ?? 0n;
    if (pivot <= 0n) return false;
    for (const row of rows.slice(k + 1)) {
      const head = row[k] ?? 0n;
      for (let j = k + 1; j < row.length; j += 1) {
        row[j] = (pivot * (row[j] ?? 0n) - head * (top[j] ?? 0n)) / before;
      }
      row[k] = 0n;
    }
    before = pivot;
  }
  return true;
}

function substituteBack(rows: readonly bigint[][]): Fraction[] {
  // All unknowns share the last pivot as denominator, so only their numerators are computed.
  const size = rows.length;
  const common = rows[size - 1]?.[size - 1] ?? 1n;
  const numerators: bigint[] = Array(size).fill(0n);
  for (let i = size - 1; i >= 0; i -= 1) {
    const row = rows[i] ?? [];
    let value = (row[size] ?? 0n) * common;
    for (let j = i + 1; j < size; j += 1) value -= (row[j] ?? 0n) * (numerators[j] ?? 0n);
    numerators[i] = value / (row[i] ?? 1n);
  }
  return numerators.map((numerator) => fraction(numerator, common));
}

function leastCommonMultiple(a: bigint, b: bigint): bigint {
  let [x, y] = [a, b];
  while (y !== 0n) [x, y] = [y, x % y];
  return (a / x) * b;
}
