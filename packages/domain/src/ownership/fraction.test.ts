import { describe, expect, it } from 'vitest';
import { add, compare, divide, fraction, fromText, larger, multiply, smaller, subtract, toText } from './fraction.ts';
import { exceedsThreshold, fromShare, isShare, toShare } from './share.ts';

describe('fractions', () => {
  it('are in lowest terms with the sign in the numerator [OWN-03]', () => {
    expect(toText(fraction(6n, -8n))).toBe('-3/4');
    expect(toText(fraction(0n, 5n))).toBe('0/1');
  });

  it('are added, subtracted, multiplied and divided exactly [OWN-03]', () => {
    const [third, half] = [fraction(1n, 3n), fraction(1n, 2n)];
    expect([add(third, half), subtract(third, half), multiply(third, half), divide(third, half)].map(toText)).toEqual([
      '5/6',
      '-1/6',
      '1/6',
      '2/3',
    ]);
  });

  it('are compared as numbers [OWN-03]', () => {
    const [third, half] = [fraction(1n, 3n), fraction(1n, 2n)];
    expect([compare(third, half), compare(half, third), compare(half, fraction(2n, 4n))]).toEqual([-1, 1, 0]);
    expect([smaller(third, half), larger(third, half)]).toEqual([third, half]);
  });

  it('survive serialization as text [OWN-03]', () => {
    expect(fromText(toText(fraction(-8n, 25n)))).toEqual(fraction(-8n, 25n));
    expect(() => fromText('0.32')).toThrow();
  });

  it('cannot have a denominator of zero [OWN-03]', () => {
    expect(() => fraction(1n, 0n)).toThrow();
  });
});

describe('shares', () => {
  it('count 1/10000 of a percent: 25 % is 250000 [ENTY-46]', () => {
    expect(toText(fromShare(250_000))).toBe('1/4');
    expect(toShare(fraction(1n, 4n))).toBe(250_000);
  });

  it('are rounded to the nearest, halves up [OWN-03]', () => {
    expect(toShare(fraction(1n, 3n))).toBe(333_333);
    expect(toShare(fraction(2n, 3n))).toBe(666_667);
    expect(toShare(fraction(1n, 2_000_000n))).toBe(1);
  });

  it('are integers from zero to the whole [ENTY-46]', () => {
    expect([0, 1, 1_000_000].map(isShare)).toEqual([true, true, true]);
    expect([-1, 0.5, 1_000_001, '5', undefined, Number.NaN].map(isShare)).toEqual(Array(6).fill(false));
  });

  it('exceed a threshold strictly, or reach it [OWN-01, OWN-12]', () => {
    const quarter = fraction(1n, 4n);
    expect(exceedsThreshold(quarter, { share: 250_000, orMore: false })).toBe(false);
    expect(exceedsThreshold(quarter, { share: 250_000, orMore: true })).toBe(true);
    expect(exceedsThreshold(add(quarter, fraction(1n, 10n ** 20n)), { share: 250_000, orMore: false })).toBe(true);
  });
});
