import { expect, test } from 'vitest';
import { compareVersions, extractValues, isSameAsAnswer, zoneValues } from './read-values.ts';

const zone = {
  kind: 'passport',
  country: 'NL',
  nationality: 'NL',
  number: 'SPECI2014',
  birthDate: '1984-03-17',
  expiry: '2029-08-21',
  sex: 'M',
  lastName: 'VAN RIJSBERGEN',
  firstNames: 'JORIS PIETER',
  fits: { number: true, birthDate: false, expiry: true, whole: false },
} as const;

test('of two versions changed values come first, and what only one has is changed', () => {
  const a = extractValues({ issuedOn: { value: '2026-05-14', page: 1 }, name: { value: 'Polder Bouw B.V.', page: 1 } });
  const b = extractValues({
    issuedOn: { value: '2026-11-02', page: 1 },
    registrationNumber: { value: '41234567', page: 1 },
    name: { value: 'POLDER BOUW BV', page: 2 },
  });
  expect(compareVersions(a, b).map(({ label, isChanged }) => [label, isChanged])).toEqual([
    ['issued', true],
    ['registration-number', true],
    ['name', false],
  ]);
});

test('a zone gives its values with what their check digits say; what it does not say is left out', () => {
  const values = zoneValues({ ...zone, sex: '' });
  expect(values.map(({ label, value, fits }) => [label, value, fits])).toEqual([
    ['name', 'JORIS PIETER VAN RIJSBERGEN', undefined],
    ['identity-kind', 'passport', undefined],
    ['identity-number', 'SPECI2014', true],
    ['identity-expiry', '2029-08-21', true],
    ['birth-date', '1984-03-17', false],
    ['nationality', 'NL', undefined],
    ['identity-country', 'NL', undefined],
  ]);
});

test.each([
  ['name', 'JORIS PIETER VAN RIJSBERGEN', 'Joris van Rijsbergen', true],
  ['name', 'JORIS PIETER VAN RIJSBERGEN', 'Joris van Rijswijk', false],
  ['registration-number', '68412097', '68 41 20 97', true],
  ['registration-number', '68412097', '68412098', false],
  ['identity-kind', 'id-card', 'residence-permit', true],
  ['identity-kind', 'id-card', 'passport', false],
  ['birth-date', '1984-03-17', '1984-03-18', false],
] as const)('%s %s against the answer %s: %s', (label, value, answer, isSame) => {
  expect(isSameAsAnswer({ label, value }, answer)).toBe(isSame);
});
