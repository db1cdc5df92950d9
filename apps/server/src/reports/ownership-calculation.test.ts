import type { OwnershipAnswers, OwnershipEdge } from '@dossier/domain/kyc-form/answers';
import { computeOwnership } from '@dossier/domain/ownership/ubo';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ownershipCalculation, reasonsOf } from './ownership-calculation.ts';
import { reportTexts } from './report-texts.ts';

const texts = { language: 'en', t: reportTexts('en') } as const;
const holds = (owner: string, owned: string, share: number): OwnershipEdge => ({
  id: `${owner}-${owned}`,
  owner,
  owned,
  share,
  kind: 'shares',
});

/** The structure of Ann, Ben and two holdings with these edges. */
function structure(edges: OwnershipEdge[]): OwnershipAnswers {
  return {
    nodes: [
      { id: 'ann', kind: 'person', firstName: 'Ann', lastName: 'Aarts' },
      { id: 'ben', kind: 'person', firstName: 'Ben', lastName: 'Bos' },
      { id: 'top', kind: 'company', name: 'Top Holding' },
      { id: 'mid', kind: 'company', name: 'Middle B.V.' },
    ],
    edges,
  };
}
const names = new Map([
  ['top', 'Top Holding'],
  ['mid', 'Middle B.V.'],
  ['client', 'Client B.V.'],
]);

function calculated(edges: OwnershipEdge[], today = '2026-11-21') {
  const result = computeOwnership(structure(edges), { clientName: 'Client B.V.', today });
  return result.people.map((person) => ({
    person,
    lines: ownershipCalculation(texts, person, names),
    reasons: reasonsOf(texts, person, result),
  }));
}

describe('the calculation of an interest', () => {
  test('in the client itself is one line', () => {
    expect(calculated([holds('ann', 'client', 400_000)])[0]?.lines).toEqual(['40% directly = 40%']);
  });

  test('through companies is a product that names each company between', () => {
    const edges = [holds('ann', 'top', 700_000), holds('top', 'mid', 500_000), holds('mid', 'client', 400_000)];
    expect(calculated(edges)[0]?.lines).toEqual(['70% of Top Holding × 50% of Middle B.V. × 40% = 14%']);
  });

  test('over several paths ends with their sum', () => {
    const edges = [holds('ann', 'client', 100_000), holds('ann', 'top', 500_000), holds('top', 'client', 600_000)];
    expect(calculated(edges)[0]?.lines.toSorted()).toEqual([
      '10% directly = 10%',
      '30% + 10% = 40%',
      '50% of Top Holding × 60% = 30%',
    ]);
  });

  test('with a circle names the part that runs through it', () => {
    const edges = [
      holds('ann', 'top', 500_000),
      holds('mid', 'top', 500_000),
      holds('top', 'mid', 500_000),
      holds('top', 'client', 1_000_000),
    ];
    const { lines, person } = calculated(edges)[0] ?? { lines: [] };
    expect(lines).toEqual([
      '50% of Top Holding × 100% = 50%',
      'through circular ownership = 16.6667%',
      '50% + 16.6667% = 66.6667%',
    ]);
    expect(person?.lowest.exact).toBe('2/3');
  });

  test('of a band has both ends in every figure', () => {
    const band = { ...holds('ann', 'client', 0), share: undefined, band: { from: 250_000, to: 500_000 } };
    expect(calculated([band as unknown as OwnershipEdge])[0]?.lines).toEqual(['25% – 50% directly = 25% – 50%']);
  });

  test('never has a missing name or figure, whatever the structure', () => {
    const ids = ['ann', 'ben', 'top', 'mid'];
    const edge = fc.tuple(fc.constantFrom(...ids), fc.constantFrom('top', 'mid', 'client'), fc.nat(1_200_000));
    fc.assert(
      fc.property(fc.array(edge, { maxLength: 8 }), (drawn) => {
        const edges = drawn.map(([owner, owned, share], at) => ({ ...holds(owner, owned, share), id: `e${at}` }));
        for (const { lines, person } of calculated(edges)) {
          expect(lines.join()).not.toMatch(/NaN|undefined|[{}]|of {2}| of ×/);
          expect(lines.length === 0).toBe(person.paths.length === 0 && person.throughCircles === 0);
        }
      }),
      { numRuns: 60 },
    );
  });
});

describe('the reason why a person is a beneficial owner', () => {
  test('is the share, the control, or both', () => {
    const reasons = (edges: OwnershipEdge[]) => calculated(edges)[0]?.reasons;
    expect(reasons([holds('ann', 'client', 300_000)])).toBe('more than 25% of the shares');
    expect(reasons([holds('ann', 'top', 600_000), holds('top', 'client', 300_000)])).toBe('control');
    expect(reasons([holds('ann', 'client', 600_000)])).toBe('more than 25% of the shares, control');
    expect(reasons([holds('ann', 'client', 250_000)])).toBe('');
  });

  test('from 10 July 2027 includes exactly the threshold, and names the rule in force', () => {
    const quarter = [holds('ann', 'client', 250_000)];
    expect(calculated(quarter, '2027-07-09')[0]?.reasons).toBe('');
    expect(calculated(quarter, '2027-07-10')[0]?.reasons).toBe('25% or more of the shares');
  });
});
