import { describe, expect, test } from 'vitest';
import type { AddressHistoryEntry } from '../collections/shapes.ts';
import { type RiskFacts, riskRules } from './risk-rules.ts';

const today = '2026-11-21';
const at = (since: string): AddressHistoryEntry => ({
  street: 'A',
  houseNumber: '1',
  postalCode: '1',
  city: since,
  country: 'NL',
  since,
  source: 'register',
});
const find = (rule: string, facts: Partial<RiskFacts>) =>
  riskRules.find((one) => one.rule === rule)?.find({ addressHistory: [], answers: {}, today, ...facts });

describe('multiple address changes [RISK-02, RISK-03, RISK-05]', () => {
  const first = at('2020-01-01');
  test.each([
    [0, [], false],
    [1, ['2026-11-01'], false],
    [2, ['2026-10-01', '2026-11-01'], true],
    [3, ['2026-09-01', '2026-10-01', '2026-11-01'], true],
  ] as const)('%i changes', (_count, days, is) => {
    const addressHistory = [first, ...days.map(at)];
    expect(find('multiple-address-changes', { addressHistory }) !== undefined).toBe(is);
  });

  test('a change counts up to six months back, that day included', () => {
    const inside = [first, at('2026-05-21'), at('2026-11-01')];
    const outside = [first, at('2026-05-20'), at('2026-11-01')];
    expect(find('multiple-address-changes', { addressHistory: inside })).toMatchObject({ count: 2, months: 6 });
    expect(find('multiple-address-changes', { addressHistory: outside })).toBeUndefined();
  });

  test('the first known address is no change', () => {
    expect(find('multiple-address-changes', { addressHistory: [at('2026-10-01'), at('2026-11-01')] })).toBeUndefined();
  });
});

const companies = (...countries: string[]) =>
  countries.map((country, index) => ({ id: `c${index}`, kind: 'company' as const, name: `C${index}`, country }));
const chain = (length: number) =>
  Array.from({ length }, (_, index) => ({
    id: `e${index}`,
    owner: `c${index}`,
    owned: index === 0 ? 'client' : `c${index - 1}`,
    kind: 'shares' as const,
  }));

describe('the structure', () => {
  test('a holding in another country is a sign, one at home is none', () => {
    const answers = (...countries: string[]) => ({
      'legal-entity': { country: 'NL' },
      ownership: { nodes: companies(...countries) },
    });
    expect(find('holding-abroad', { answers: answers('NL', '') })).toBeUndefined();
    expect(find('holding-abroad', { answers: answers('NL', 'LU') })).toEqual({
      home: 'NL',
      companies: [{ name: 'C1', country: 'LU' }],
    });
  });

  test.each([
    [2, false],
    [3, true],
  ])('%i layers of companies', (layers, is) => {
    const answers = {
      ownership: { nodes: companies(...Array.from({ length: layers }, () => 'NL')), edges: chain(layers) },
    };
    expect(find('complex-structure', { answers }) !== undefined).toBe(is);
  });

  test('a circle is complex and ends', () => {
    const edges = [...chain(2), { id: 'back', owner: 'c0', owned: 'c1', kind: 'shares' as const }];
    expect(
      find('complex-structure', { answers: { ownership: { nodes: companies('NL', 'NL'), edges } } }),
    ).toMatchObject({ companies: 2 });
  });
});
