import { describe, expect, test } from 'vitest';
import { isLei, splitAddress } from './gleif-record.ts';
import { formOfElf } from './legal-form.ts';

test.each([
  ['NL', 'Maliesingel 214', 'Maliesingel', '214'],
  ['NL', 'Zandkade 12-a', 'Zandkade', '12-a'],
  ['DE', 'Rudolf-Diesel-Str. 7b', 'Rudolf-Diesel-Str.', '7b'],
  ['NL', 'Plein 1944 12', 'Plein 1944', '12'],
  ['FR', '12 bis, Rue du Quai', 'Rue du Quai', '12 bis'],
  ['FR', 'Rue du Quai 5', 'Rue du Quai', '5'],
  ['SK', 'Banská 1120/4', 'Banská', '1120/4'],
  ['IE', 'Harcourt Centre, Block 4, Harcourt Road', 'Harcourt Centre, Block 4, Harcourt Road', ''],
  ['SE', 'Vågsjölunds gård', 'Vågsjölunds gård', ''],
  ['NL', '', '', ''],
])('in %s the line %j is the street %j and the number %j', (country, line, street, houseNumber) => {
  expect(splitAddress(line, country)).toEqual({ street, houseNumber });
});

describe('a legal entity identifier', () => {
  test('is valid with correct check digits', () => {
    expect(isLei('9845DOSSIERTEST00159')).toBe(true);
  });
  test.each(['9845DOSSIERTEST00160', '9845DOSSIERTEST0017', '9845dossiertest00159', ''])('is rejected: %j', (lei) => {
    expect(isLei(lei)).toBe(false);
  });
});

test.each([
  ['54M6', 'BV'],
  ['2HBR', 'BV'],
  ['ZRPO', 'NV'],
  ['UW1Y', 'VOF'],
  ['8Z6G', 'CV'],
  ['V44D', 'ST'],
  ['W3WH', 'VER'],
  ['v9qp', 'BV'],
])('the form %s maps to %s', (elf, form) => {
  expect(formOfElf(elf)).toMatchObject({ form, name: expect.stringMatching(/\w{4}/) });
});

test('a form without a near code keeps its own name', () => {
  expect(formOfElf('LCR0')).toMatchObject({ form: 'PR', name: "Groupement d'intérêt économique" });
  expect(formOfElf('9999', ' Waqf ')).toMatchObject({ form: 'PR', name: 'Waqf' });
});
