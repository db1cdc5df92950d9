import type { HitReason } from '@dossier/domain/contracts/answers/screening';
import { listFormats } from '@dossier/domain/screening';
import { listFormatNames } from '@dossier/screening/without-dictionaries';
import { describe, expect, test } from 'vitest';
import type { ScreenedFacts } from '../collections/shapes.ts';
import { hitFacts } from './hit-facts.ts';

const joris: ScreenedFacts = {
  type: 'person',
  name: 'Joris van Rijsbergen',
  otherNames: [],
  birthDate: '1984-04-09',
  birthPlace: 'Antwerp, Belgium',
  nationality: 'BE',
  country: '',
  gender: 'male',
  documents: ['EP871614'],
  registrationNumber: '',
};
const yuri = {
  names: [
    { text: 'RYSBERGEN, Yuri', kind: 'primary' },
    { text: 'Youri Reisbergen', kind: 'alias' },
  ],
  births: ['1970'],
  countries: ['by'],
  places: ['Minsk'],
  gender: 'male',
  identifiers: [],
  programmes: ['Regulation 765/2006'],
};
const sound: HitReason = { code: 'sound', query: 'rijsbergen', listed: 'reisbergen', score: 0.8 };
const lines = (
  facts: ScreenedFacts,
  entry: Record<string, unknown>,
  reasons: readonly HitReason[] = [],
  met = 'Youri Reisbergen',
) => Object.fromEntries(hitFacts({ facts, entry, reasons, met }).map(({ field, ...rest }) => [field, rest]));

test.each([
  ['Юрий Рейсберген', 'former', false, 'former', 'cyrillic'],
  ['يوري', 'alias', true, 'weak', 'arabic'],
  ['Γιούρι', 'alias', false, 'alias', 'greek'],
  ['尤里', 'alias', false, 'alias', 'han'],
] as const)(
  'the name line says by which other name an entry was found: %s is %s [SCR-14]',
  (text, kind, weak, aliasKind, script) => {
    const entry = { names: [...yuri.names, { text, kind, weak }] };
    expect(lines(joris, entry, [sound], text)['name']?.params).toMatchObject({ alias: text, aliasKind, script });
    expect(lines(joris, entry, [sound], 'RYSBERGEN, Yuri')['name']?.params).not.toHaveProperty('alias');
  },
);

describe('a person and an entry side by side [SCR-14]', () => {
  test('every fact says whether it agrees, is close, differs or is not known, and why', () => {
    const found = lines(joris, yuri, [sound]);
    expect(Object.entries(found).map(([field, { compared, reason }]) => [field, compared, reason])).toEqual([
      ['name', 'close', 'name-sound'],
      ['otherNames', 'close', 'name-sound'],
      ['birthDate', 'differs', 'birth-conflict'],
      ['birthPlace', 'differs', 'place-differs'],
      ['nationality', 'differs', 'country-none-shared'],
      ['gender', 'agreed', 'gender-same'],
      ['document', 'not-known', 'not-on-list'],
      ['listedFor', 'not-known', 'read-it'],
    ]);
    const alias = { alias: 'Youri Reisbergen', aliasKind: 'alias', script: 'latin' };
    expect(found['name']?.params).toEqual({ inFile: 'rijsbergen', onList: 'reisbergen', ...alias });
    expect(found['birthDate']).toMatchObject({ inFile: ['1984-04-09'], onList: ['1970'], params: { years: 14 } });
    expect(found['nationality']).toMatchObject({ inFile: ['BE'], onList: ['BY'] });
    expect(found['listedFor']?.onList).toEqual(['Regulation 765/2006']);
  });

  test.each([
    ['Rijsbergen', 'close', 'name-surname'],
    ['VAN RIJSBERGEN', 'close', 'name-surname'],
    ['Joris van Rijsbergen', 'agreed', 'name-same'],
    ['Bergen', 'not-known', 'says-little'],
    ['Joris', 'not-known', 'says-little'],
  ])('the alias %s of an entry found by its primary name is %s: %s', (alias, compared, reason) => {
    const entry = { names: [yuri.names[0], { text: alias, kind: 'alias' }] };
    expect(lines(joris, entry, [sound], 'RYSBERGEN, Yuri')['otherNames']).toMatchObject({ compared, reason });
  });

  test.each([
    ['1984-04-09', 'agreed', 'birth-same'],
    ['1984', 'agreed', 'birth-same-year'],
    ['1984-09-04', 'close', 'birth-near'],
    ['1985', 'close', 'birth-near'],
    ['1987', 'differs', 'birth-differs'],
    ['1960/1965', 'differs', 'birth-conflict'],
  ])('born %s is %s: %s', (birth, compared, reason) => {
    expect(lines(joris, { births: [birth] })['birthDate']).toMatchObject({ compared, reason });
  });

  test('what one side does not give cannot be compared, and which side is said', () => {
    expect(lines({ ...joris, birthDate: '' }, yuri)['birthDate']).toMatchObject({ reason: 'not-in-file' });
    expect(lines(joris, {})['birthDate']).toMatchObject({ compared: 'not-known', reason: 'not-on-list' });
    expect(lines({ ...joris, gender: '' }, {})['gender']).toMatchObject({ reason: 'neither-known' });
  });

  test('the same number of a document and the same place, however written, agree', () => {
    const entry = {
      identifiers: [{ kind: 'passport', value: 'EP-871 614' }],
      places: ['ANTWERP'],
      countries: ['be', 'fr'],
    };
    const found = lines(joris, entry);
    expect(found['document']).toMatchObject({ compared: 'agreed', reason: 'number-same' });
    expect(found['birthPlace']).toMatchObject({ compared: 'agreed', reason: 'place-same' });
    expect(found['nationality']).toMatchObject({ compared: 'agreed', params: { countries: 'BE' } });
  });

  test('a holder of a post shows it with its dates', () => {
    const entry = { positions: [{ title: 'Minister of Tests', from: '2019', to: '2023' }, { title: 'Mayor' }] };
    expect(lines(joris, entry)['position']?.onList).toEqual(['Minister of Tests (2019 – 2023)', 'Mayor']);
  });
});

test('a company shows its country and number, and nothing that only people have', () => {
  const company: ScreenedFacts = {
    ...joris,
    type: 'company',
    name: 'Zilverlinde B.V.',
    country: 'NL',
    registrationNumber: '68412097',
  };
  const found = lines(company, {
    countries: ['nl'],
    identifiers: [{ kind: 'registration', value: '684.12.097' }],
    births: ['1970'],
  });
  expect(Object.keys(found)).toEqual(['name', 'otherNames', 'country', 'registrationNumber']);
  expect(found['registrationNumber']).toMatchObject({ compared: 'agreed' });
});

test('the formats that a lead can choose are those that can be read', () => {
  expect([...listFormats]).toEqual([...listFormatNames]);
});
