import { describe, expect, test } from 'vitest';
import { allFit, checkDigit, readZone } from './machine-readable-zone.ts';

const today = '2026-11-25';
const passport = ['P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<', 'L898902C36UTO7408122F1204159ZE184226B<<<<<10'];
const card = ['I<UTOD231458907<<<<<<<<<<<<<<<', '7408122F1204159UTO<<<<<<<<<<<6', 'ERIKSSON<<ANNA<MARIA<<<<<<<<<<'];
const olderCard = ['I<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<', 'D231458907UTO7408122F1204159<<<<<<<6'];

const changed = (lines: readonly string[], line: number, at: number, text: string) =>
  lines.map((one, index) => (index === line ? one.slice(0, at) + text + one.slice(at + text.length) : one));

test.each([
  ['L898902C3', '6'],
  ['740812', '2'],
  ['120415', '9'],
  ['ZE184226B<<<<<', '1'],
  ['D23145890', '7'],
])('the check digit of %s is %s', (text, digit) => {
  expect(checkDigit(text)).toBe(digit);
});

describe('the specimens of ICAO Doc 9303', () => {
  test.each([
    ['TD3', passport, 'passport', 'L898902C3'],
    ['TD1', card, 'identity_card', 'D23145890'],
    ['TD2', olderCard, 'identity_card', 'D23145890'],
  ])('are read: %s', (format, lines, kind, number) => {
    const zone = readZone(lines, today);
    expect(zone).toEqual({
      format,
      kind,
      number,
      country: '',
      nationality: '',
      birthDate: '1974-08-12',
      expiry: '2012-04-15',
      sex: 'F',
      lastName: 'ERIKSSON',
      firstNames: 'ANNA MARIA',
      fits: { number: true, birthDate: true, expiry: true, whole: true },
    });
    expect(zone && allFit(zone)).toBe(true);
  });

  test.each([
    ['number', passport, 1, 3, '7'],
    ['birthDate', passport, 1, 14, '5'],
    ['expiry', card, 1, 9, '3'],
    ['whole', olderCard, 1, 35, '7'],
    ['whole', passport, 1, 30, 'A'],
  ] as const)('do not fit with another character in %s', (field, lines, line, at, text) => {
    const zone = readZone(changed(lines, line, at, text), today);
    expect(zone?.fits[field]).toBe(false);
    expect(zone && allFit(zone)).toBe(false);
  });
});

test('lines of other lengths, or with letters where digits have to be, are no zone', () => {
  expect(readZone(passport.slice(0, 1), today)).toBeUndefined();
  expect(readZone([passport[0] as string, `${passport[1]}<`], today)).toBeUndefined();
  expect(readZone(changed(passport, 1, 13, 'A'), today)).toBeUndefined();
});

test('data of the issuing state, which can hold a citizen service number, are not returned', () => {
  const lines = changed(card, 0, 15, '123456782');
  expect(JSON.stringify(readZone(lines, today))).not.toContain('123456782');
});

test('a number of more than nine characters goes on in the data of the state', () => {
  const number = 'D23145890734';
  const lines = changed(card, 0, 14, `<${number.slice(9)}${checkDigit(number)}`);
  expect(readZone(lines, today)).toMatchObject({ number, fits: { number: true } });
});

test('the filler as sex is X', () => {
  expect(readZone(changed(passport, 1, 20, '<'), today)?.sex).toBe('X');
});

test('countries and nationalities become codes of two letters; organisations and the stateless have none', () => {
  const country = (code: string) => readZone(changed(passport, 1, 10, code), today)?.nationality;
  expect(['NLD', 'D<<', 'GBN', 'RKS', 'XKX', 'XXA', 'UNO'].map(country)).toEqual([
    'NL',
    'DE',
    'GB',
    'XK',
    'XK',
    '',
    '',
  ]);
});

test('years of two digits are in the past for a birth, and near to today for an expiry', () => {
  const dates = (birth: string, expiry: string) => {
    const zone = readZone(changed(changed(passport, 1, 13, birth), 1, 21, expiry), today);
    return [zone?.birthDate, zone?.expiry];
  };
  expect(dates('261125', '360101')).toEqual(['2026-11-25', '2036-01-01']);
  expect(dates('261126', '751231')).toEqual(['1926-11-26', '2075-12-31']);
  expect(dates('740230', '990101')).toEqual(['', '1999-01-01']);
});

test('hyphens and spaces of names are spaces, and a permit is known by its second letter', () => {
  const permit = changed(card, 0, 1, 'R');
  expect(readZone(permit, today)?.kind).toBe('residence_permit');
  const name = 'VAN<RIJSBERGEN<<ANNE<LIEN'.padEnd(30, '<');
  expect(readZone([permit[0] as string, permit[1] as string, name], today)).toMatchObject({
    lastName: 'VAN RIJSBERGEN',
    firstNames: 'ANNE LIEN',
  });
});
