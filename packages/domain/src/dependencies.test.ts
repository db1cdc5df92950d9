import { describe, expect, test } from 'vitest';
import {
  DependencySet,
  dependenciesText,
  dependsOn,
  keyOfReadRow,
  keysOfWrittenRow,
  onboardingOfRow,
  parseDependencies,
} from './dependencies.ts';

const of = (...entries: readonly (readonly [collection: string, ...keys: string[]])[]) => {
  const set = new DependencySet();
  for (const [collection, ...keys] of entries) set.note(collection, keys);
  return set;
};

describe('the header of an answer', () => {
  test.each([
    [of(), ''],
    [of(['gk_org'], ['gk_access']), 'gk_org,gk_access'],
    [of(['gk_org'], ['statuses', 'a'], ['gk_corrections', 'a']), 'gk_org;a=statuses,gk_corrections'],
    [of(['statuses', 'a'], ['statuses', 'b']), ';a=statuses;b=statuses'],
    [of(['kyc_docs', '~v'], ['kyc_docs', 'a']), ';~v=kyc_docs;a=kyc_docs'],
  ])('%o is %s and is read back', (set, text) => {
    expect(dependenciesText(set)).toBe(text);
    expect(parseDependencies(text)).toEqual(set);
  });

  test('names a collection as a whole instead of very many onboardings, because proxies limit headers', () => {
    const many = Array.from({ length: 5_000 }, (_, at) => ['gk_corrections', `onboarding${at}`] as const);
    const text = dependenciesText(of(...many, ['gk_access', 'a']));
    expect(text).toBe('gk_corrections;a=gk_access');
    expect(dependsOn(parseDependencies(text), of(['gk_corrections', 'onboarding7']))).toBe(true);
  });

  test('all rows of a collection include those of an onboarding', () => {
    expect(dependenciesText(of(['statuses', 'a'], ['statuses'], ['statuses', 'b']))).toBe('statuses');
  });
});

describe('an answer depends on a write', () => {
  test.each([
    ['of a collection that it read', of(['statuses']), of(['statuses', 'a']), true],
    ['of another collection', of(['statuses']), of(['gk_org']), false],
    ['of the same onboarding', of(['statuses', 'a']), of(['statuses', 'a']), true],
    ['of another onboarding', of(['statuses', 'a']), of(['statuses', 'b']), false],
    ['whose onboarding is not known', of(['statuses', 'a']), of(['statuses']), true],
  ])('%s', (_, reads, writes, expected) => {
    expect(dependsOn(reads, writes)).toBe(expected);
  });
});

describe('an answer that was read by onboarding or by vault', () => {
  const details = 'kyc_businesses_details';
  const written = (row: Record<string, unknown>) => of([details, ...keysOfWrittenRow(details, row)]);
  const save = { id: 'd', request: 'a', business: 'v' };
  test.each([
    ['the onboarding of the row', 'a', save, true],
    ['the vault of the row', '~v', save, true],
    ['another onboarding of the same vault', 'b', save, false],
    ['another vault', '~w', save, false],
    ['any vault, when a notice names the onboarding only', '~w', { request: 'a' }, true],
    ['another onboarding than the notice names', 'b', { request: 'a' }, false],
    ['any onboarding, when the row has none', 'b', { id: 'd', request: '', business: 'v' }, true],
    ['anything, when the row has neither', 'b', { id: 'd' }, true],
  ])('depends on a write to %s', (_, key, row, expected) => {
    expect(dependsOn(of([details, key]), written(row))).toBe(expected);
  });
});

test('a row that was read by its id has the key of its onboarding, or else of its vault', () => {
  expect(keyOfReadRow('statuses', { id: 's', request: 'a', subject: 'v' })).toEqual(['a']);
  expect(keyOfReadRow('kyc_docs', { id: 's', individual: 'v' })).toEqual(['~v']);
  expect(keyOfReadRow('kyc_businesses', { id: 'v' })).toEqual(['~v']);
  expect(keyOfReadRow('gk_org', { id: 'o' })).toEqual([]);
});

test('an onboarding is its own; other rows name theirs', () => {
  expect(onboardingOfRow('gk_requests', { id: 'a' })).toBe('a');
  expect(onboardingOfRow('statuses', { id: 's', request: 'a' })).toBe('a');
  expect(onboardingOfRow('alerts', { id: 's', request: '' })).toBeUndefined();
  expect(onboardingOfRow('gk_org', { id: 'o' })).toBeUndefined();
});
