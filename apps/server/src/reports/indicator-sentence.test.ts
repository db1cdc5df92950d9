import { languages } from '@dossier/domain/languages';
import { describe, expect, test } from 'vitest';
import { riskRules } from '../case/risk-rules.ts';
import { indicatorData, indicatorSentence } from './indicator-sentence.ts';

const trueMatch = 'screening-true-match';
const rules = [...riskRules.map(({ rule }) => rule), trueMatch];

describe.each(languages)('in %s', (language) => {
  test.each(rules)('the risk %s has a title without placeholders [RISK-06]', (rule) => {
    const text = indicatorSentence(language, { rule, data: {} });
    expect(text).toMatch(/^[A-Z][a-z].*[a-z]$/);
    expect(text).not.toMatch(/[{}]/);
    expect(text).not.toContain(rule);
  });

  test.each(rules)('the risk %s has no lines for a reader who may not see its data [RISK-06]', (rule) => {
    expect(indicatorData(language, { rule, data: {} })).toEqual([]);
  });
});

test('the data behind an indicator is printed in the language of the report [RISK-06]', () => {
  const address = { street: 'Kade', houseNumber: '1', postalCode: '2611 AB', city: 'Delft', country: 'DE' };
  const moved = { rule: 'multiple-address-changes', data: { changes: [{ ...address, since: '2026-10-01' }] } };
  expect(indicatorData('en', moved)).toEqual(['1 October 2026: Kade 1, 2611 AB Delft, Germany']);
  expect(indicatorData('nl', moved)).toEqual(['1 oktober 2026: Kade 1, 2611 AB Delft, Duitsland']);
  const abroad = { rule: 'holding-abroad', data: { companies: [{ name: 'Tessera', country: 'LU' }] } };
  expect(indicatorData('nl', abroad)).toEqual(['Tessera, Luxemburg']);
  const complex = { rule: 'complex-structure', data: { layers: 3, companies: 4 } };
  expect(indicatorData('en', complex)).toEqual(['3 layers of companies, 4 companies in total.']);
});

test('a true match is printed with its list and the number of the entry [RISK-06, SCR-09]', () => {
  const match = { name: 'Yoris van Reisbergen', list: 'EU financial sanctions', entry: 'EU.9914.27' };
  const data = { matches: [match, { ...match, entry: 'EU.1' }] };
  expect(indicatorData('en', { rule: trueMatch, data })).toEqual([
    'Yoris van Reisbergen: EU financial sanctions, EU.9914.27',
    'Yoris van Reisbergen: EU financial sanctions, EU.1',
  ]);
});

test('what the risk rules find for a structure is what is printed of it [RISK-06]', () => {
  const edges = ['b', 'c', 'd'].map((id, at) => ({
    id: `e${at}`,
    owner: id,
    owned: at === 0 ? 'client' : String.fromCharCode(97 + at),
    share: 1_000_000,
    kind: 'shares' as const,
  }));
  const nodes = ['b', 'c', 'd'].map((id) => ({ id, kind: 'company' as const, name: id.toUpperCase(), country: 'LU' }));
  const answers = { 'legal-entity': { country: 'NL' }, ownership: { nodes, edges } };
  const lines = riskRules.flatMap(({ rule, find }) => {
    const data = find({ addressHistory: [], answers, today: '2026-11-21' });
    return data ? indicatorData('en', { rule, data }) : [];
  });
  expect(lines).toEqual([
    'B, Luxembourg',
    'C, Luxembourg',
    'D, Luxembourg',
    '3 layers of companies, 3 companies in total.',
  ]);
});

test('a rule without a text is a defect, not an empty line', () => {
  expect(() => indicatorSentence('en', { rule: 'new-rule', data: {} })).toThrow('new-rule');
});
