import { euCountries } from '@dossier/domain/countries';
import { describe, expect, test } from 'vitest';
import { readReference } from '../../reference/read-reference.ts';
import { SearchIndex } from '../search-index.ts';
import { demoCompanies } from './demo-companies.ts';
import { generateCompanies, passesLuhn, passesMod97 } from './generate.ts';

const index = new SearchIndex();
for (const company of demoCompanies) index.add(company);
const find = (name: string) => demoCompanies.find((company) => company.name === name);

describe('the demo register', () => {
  test('contains at least 300 companies, and some of every member state', () => {
    expect(demoCompanies.length).toBeGreaterThanOrEqual(300);
    expect(new Set(demoCompanies.map(({ country }) => country))).toEqual(new Set(euCountries));
  });

  test('contains each company once, by key and by name and country', () => {
    expect(new Set(demoCompanies.map(({ key }) => key)).size).toBe(demoCompanies.length);
    expect(new Set(demoCompanies.map(({ name, country }) => `${country} ${name}`)).size).toBe(demoCompanies.length);
  });

  test('is the same at every start', () => {
    expect(generateCompanies()).toEqual(generateCompanies());
  });

  test('uses only activities of the table of its edition', () => {
    const known = new Set(readReference('sbi.tsv').map(({ edition, code }) => `${edition} ${code}`));
    const used = demoCompanies.flatMap(({ sbi = [] }) => sbi.map(({ edition, code }) => `${edition} ${code}`));
    expect(used.filter((code) => !known.has(code))).toEqual([]);
  });

  test('gives every company a legal form with its local name, an address and a main activity', () => {
    const poor = demoCompanies.filter(
      ({ legalForm, legalFormName, address, sbi }) =>
        legalForm === 'PR' ||
        !legalFormName ||
        !address.street ||
        !address.houseNumber ||
        !/\d/.test(address.postalCode) ||
        !sbi?.[0]?.main,
    );
    expect(poor).toEqual([]);
  });

  test('leaves no mask character in a number or postal code', () => {
    const marks = demoCompanies.filter(({ registrationNumber, address }) =>
      /[#x]/.test(registrationNumber + address.postalCode),
    );
    expect(marks).toEqual([]);
  });

  test('generates numbers with a wrong check digit where a number has one', () => {
    const digits = (country: string) =>
      generateCompanies()
        .filter((one) => one.country === country)
        .map((one) => one.registrationNumber.replace(/\D/g, ''));
    expect([...digits('FR'), ...digits('SE')].filter(passesLuhn)).toEqual([]);
    expect(digits('BE').filter(passesMod97)).toEqual([]);
  });

  test('contains the example case with owners of all shares', () => {
    const zilverlinde = find('Zilverlinde Vastgoed B.V.');
    expect(zilverlinde).toMatchObject({
      registrationNumber: '68412097',
      legalForm: 'BV',
      address: { street: 'Maliesingel', houseNumber: '214', postalCode: '3581 BT', city: 'Utrecht' },
      sbi: [
        { code: '6820', main: true },
        { code: '4100', main: false },
        { code: '6832', main: false },
      ],
    });
    expect(zilverlinde?.owners?.map(({ share }) => share)).toEqual([450_000, 400_000, 150_000]);
    for (const owner of zilverlinde?.owners ?? []) {
      if (owner.kind === 'company') expect(find(owner.name ?? '')?.registrationNumber).toBe(owner.registrationNumber);
    }
  });

  test('gives the owners of one company at most 100 % together', () => {
    const sums = demoCompanies.flatMap(({ owners }) =>
      owners ? [owners.reduce((sum, { share = 0 }) => sum + share, 0)] : [],
    );
    expect(sums.length).toBeGreaterThan(50);
    expect(sums.filter((sum) => sum !== 1_000_000)).toEqual([]);
  });

  test('answers a search for "zilver" in the Netherlands with five companies, the closed one last', () => {
    const hits = index.search('zilver', { country: 'NL' });
    expect(hits).toHaveLength(5);
    expect(hits.at(-1)).toMatchObject({ name: 'Zilverduin Beheer B.V.', status: 'dissolved' });
  });
});

test.each([
  ['732829320', true],
  ['732829321', false],
])('the check digit of %s', (digits, right) => {
  expect(passesLuhn(digits)).toBe(right);
});

test('a Belgian number is valid when its last two digits are its check digits', () => {
  expect(passesMod97('0438173843')).toBe(true);
  expect(passesMod97('0438173844')).toBe(false);
});
