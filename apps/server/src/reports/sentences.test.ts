import { eventActionNames } from '@dossier/domain/event-actions';
import { languages } from '@dossier/domain/languages';
import { describe, expect, test } from 'vitest';
import { riskRules } from '../case/risk-rules.ts';
import { eventSentence } from './event-sentence.ts';
import { indicatorData, indicatorSentence } from './indicator-sentence.ts';

const facts = {
  kind: 'registration',
  check: 'ownership',
  method: 'video_call',
  person: 'Marit Hoekstra',
  number: 'KV-1',
  list: 'EU financial sanctions',
};

describe.each(languages)('in %s', (language) => {
  test.each(eventActionNames)('%s is a sentence without ids and empty places', (action) => {
    const text = eventSentence(language, { action, kind: 'status', facts, changes: [] });
    expect(text).toMatch(/^[A-Z].*[^ ]\.$/);
    expect(text).not.toMatch(/[{}]|video_call/);
    expect(text).not.toContain(action);
  });

  test.each(riskRules.map(({ rule }) => rule))('the risk %s has words [RISK-06]', (rule) => {
    const text = indicatorSentence(language, { rule, data: {} });
    expect(text).toMatch(/^[A-Z][a-z].*[a-z]$/);
    expect(text).not.toContain(rule);
    expect(indicatorData(language, { rule, data: {} })).toEqual([]);
  });
});

test('an event tells its result and reason where the reader may know them', () => {
  const event = { action: 'check-set', kind: 'checks', facts: { check: 'ownership' } };
  const changes = [
    { field: 'status', before: 'pending', after: 'rejected' },
    { field: 'reason', before: '', after: 'The chart lacks an owner.' },
  ];
  expect(eventSentence('en', { ...event, changes })).toBe(
    'Set the check Ownership: Rejected, The chart lacks an owner.',
  );
  expect(eventSentence('nl', { ...event, changes: [] })).toBe('Controle Eigendom vastgelegd.');
});

test('an assignment that was taken away is told as such', () => {
  const event = { action: 'onboarding-assigned', kind: 'status', changes: [] };
  expect(eventSentence('en', { ...event, facts: { intern: 'Ruben Aerts' } })).toContain('Ruben Aerts');
  expect(eventSentence('en', { ...event, facts: { intern: '' } })).toBe('Removed the assignment.');
});

test('the data behind an indicator is printed in the language of the report [RISK-06]', () => {
  const address = { street: 'Kade', houseNumber: '1', postalCode: '2611 AB', city: 'Delft', country: 'DE' };
  const moved = { rule: 'multiple-address-changes', data: { changes: [{ ...address, since: '2026-10-01' }] } };
  expect(indicatorData('en', moved)).toEqual(['1 October 2026: Kade 1, 2611 AB Delft, Germany']);
  expect(indicatorData('nl', moved)).toEqual(['1 oktober 2026: Kade 1, 2611 AB Delft, Duitsland']);
  const abroad = { rule: 'holding-abroad', data: { companies: [{ name: 'Tessera', country: 'LU' }] } };
  expect(indicatorData('nl', abroad)).toEqual(['Tessera, Luxemburg']);
  expect(indicatorData('nl', { rule: 'holding-abroad', data: {} })).toEqual([]);
  const complex = { rule: 'complex-structure', data: { layers: 3, companies: 4 } };
  expect(indicatorData('en', complex)).toEqual(['3 layers of companies, 4 companies in total.']);
});
