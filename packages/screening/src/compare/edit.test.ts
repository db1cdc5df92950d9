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

  it('leaves no cheaper way out of account: repeated letters, added ones, and letters far from their place', () => {
    const words = [
      'annnna',
      'ana',
      'aan',
      'shahhin',
      'shahin',
      'ashhain',
      'hahahaha',
      'ahahahah',
      'mariaelena',
      'lenamaria',
    ];
    for (const a of words)
      for (const b of words) {
        const score = spellingScore(a, b, 0);
        for (const least of [0.113, 0.317, 0.513, 0.697, 0.811, 0.963])
          expect(spellingScore(a, b, least), `${a} ${b} ${least}`).toBe(score >= least ? score : 0);
      }
  });
});
