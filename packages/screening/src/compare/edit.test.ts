import { describe, expect, it } from 'vitest';
import { spellingScore } from './edit.ts';

describe('the similarity of two spellings', () => {
  it('is 0 below the minimum, however near the end the difference is', () => {
    expect(spellingScore('gadzh', 'gamzat', 0.1)).toBeCloseTo(0.54, 2);
    expect(spellingScore('gadzh', 'gamzat', 0.7)).toBe(0);
  });

  it('is the same with every minimum that it reaches', () => {
    const score = spellingScore('longevity', 'logeity', 0.1);
    expect(spellingScore('longevity', 'logeity', score - 0.01)).toBe(score);
  });
});
