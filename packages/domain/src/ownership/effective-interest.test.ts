import { describe, expect, it } from 'vitest';
import { effectiveInterests, type Holding } from './effective-interest.ts';
import { fraction, toText } from './fraction.ts';

/** Pseudo-random numbers, 0 up to 1, from a fixed seed. */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Companies with random holdings in each other, circles included, and people above them; no sum exceeds the whole. */
function randomStructure(seed: number): Holding[] {
  const next = randomNumbers(seed);
  const companies = ['client', ...Array.from({ length: 1 + Math.floor(next() * 6) }, (_, index) => `company-${index}`)];
  const people = Array.from({ length: 1 + Math.floor(next() * 4) }, (_, index) => `person-${index}`);
  return companies.flatMap((owned) => {
    let left = 990_000;
    return [...companies, ...people].flatMap((owner) => {
      if (next() < 0.5) return [];
      const share = Math.floor(next() * left);
      left -= share;
      return [{ owner, owned, share: fraction(BigInt(share), 1_000_000n) }];
    });
  });
}

/** Reference calculation: follows all paths repeatedly until the sums converge. */
function byIteration(holdings: readonly Holding[]): Map<string, number> {
  const shares = holdings.map(({ owner, owned, share }) => ({
    owner,
    owned,
    share: Number(share.numerator) / Number(share.denominator),
  }));
  let worth = new Map<string, number>();
  for (let round = 0; round < 3_000; round += 1) {
    const next = new Map<string, number>();
    for (const { owner, owned, share } of shares) {
      const of = (worth.get(owned) ?? 0) + (owned === 'client' ? 1 : 0);
      next.set(owner, (next.get(owner) ?? 0) + share * of);
    }
    worth = next;
  }
  return worth;
}

describe('effective interest in the client', () => {
  it.each(Array.from({ length: 60 }, (_, index) => index + 1))(
    'equals the iterative calculation for structure %d [OWN-03, OWN-07]',
    (seed) => {
      const holdings = randomStructure(seed);
      const exact = effectiveInterests(holdings, 'client');
      const walked = byIteration(holdings);
      expect(exact.solved).toBe(true);
      for (const [node, value] of walked) {
        const found = exact.of.get(node) ?? fraction(0n);
        expect(Number(found.numerator) / Number(found.denominator)).toBeCloseTo(value, 6);
      }
    },
  );

  it('adds up to exactly the whole when every company has owners for all of it [OWN-03]', () => {
    const half = fraction(1n, 2n);
    const worth = effectiveInterests(
      [
        { owner: 'a', owned: 'x', share: half },
        { owner: 'client', owned: 'x', share: half },
        { owner: 'x', owned: 'client', share: fraction(1n, 3n) },
        { owner: 'b', owned: 'client', share: fraction(2n, 3n) },
      ],
      'client',
    );
    expect(['a', 'b'].map((id) => toText(worth.of.get(id) ?? fraction(0n)))).toEqual(['1/5', '4/5']);
  });

  it('leaves out owners without a path to the client [OWN-03]', () => {
    const worth = effectiveInterests([{ owner: 'a', owned: 'elsewhere', share: fraction(1n) }], 'client');
    expect(worth).toEqual({ of: new Map(), solved: true });
  });

  it('has no solution for a circle that owns itself completely [OWN-07]', () => {
    const whole = fraction(1n);
    const worth = effectiveInterests(
      [
        { owner: 'x', owned: 'y', share: whole },
        { owner: 'y', owned: 'x', share: whole },
        { owner: 'x', owned: 'client', share: fraction(1n, 2n) },
      ],
      'client',
    );
    expect(worth.solved).toBe(false);
  });
});
