import { describe, expect, test } from 'vitest';
import { type Figure, rowOf, verdictOf } from './goals.ts';

const time = (ours: number): Figure => ({ name: 'answer, p95', unit: 'ms', ours, goals: [5, 1.5] });
const rate = (ours: number): Figure => ({
  name: 'queries',
  unit: '1/s',
  ours,
  goals: [500, 1_500],
  isMoreBetter: true,
});

describe('a figure with goals', () => {
  test.each([
    [time(1.5), 'aim'],
    [time(1.51), 'at least'],
    [time(5.01), 'missed'],
    [rate(1_500), 'aim'],
    [rate(1_499), 'at least'],
    [rate(499), 'missed'],
    [{ ...rate(1), goals: undefined }, ''],
    [time(Number.NaN), 'missed'],
    [rate(Number.NaN), 'missed'],
  ] as const)('%# reports which of them it meets', (figure, verdict) => {
    expect(verdictOf(figure)).toBe(verdict);
  });

  test('is a row with the direction of its goals', () => {
    expect(rowOf(time(0.333))).toBe('| answer, p95 (ms) | 0.33 | ≤ 5 | ≤ 1.5 | aim |');
    expect(rowOf(rate(2_257.4))).toBe('| queries (1/s) | 2257 | ≥ 500 | ≥ 1500 | aim |');
    expect(rowOf({ ...time(12.34), goals: undefined })).toBe('| answer, p95 (ms) | 12.3 |  |  |  |');
  });
});
