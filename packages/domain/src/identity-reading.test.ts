import { expect, test } from 'vitest';
import { isSameName, type ReadField, readFacts } from './identity-reading.ts';
import { readZone, type Zone } from './machine-readable-zone.ts';

const read = readZone(
  ['P<NLDBAKKERVELD<<THIJS<<<<<<<<<<<<<<<<<<<<<<', 'L898902C36NLD7408122M1204159<<<<<<<<<<<<<<00'],
  '2026-11-25',
) as Zone;
const factOf = (field: ReadField, typed: Parameters<typeof readFacts>[1]) =>
  readFacts(read, typed).find((fact) => fact.field === field);

test('a value is new, the same, or differs from what was typed', () => {
  expect(factOf('identityNumber', {})).toMatchObject({ is: 'new', read: 'L898902C3' });
  expect(factOf('identityNumber', { identityNumber: 'l898 902-c3' })?.is).toBe('same');
  expect(factOf('birthDate', { birthDate: '1974-12-08' })).toMatchObject({ is: 'differs', proof: 'fits' });
  expect(factOf('birthDate', { birthDate: '1974-12-' })?.is).toBe('new');
  expect(factOf('nationality', { nationality: 'BE' })).toMatchObject({ is: 'differs', proof: 'unproven' });
});

test('a value whose check digit contradicts is wrong, not proven', () => {
  const facts = readFacts({ ...read, fits: { ...read.fits, number: false } }, {});
  expect(facts.find(({ field }) => field === 'identityNumber')?.proof).toBe('wrong');
});

test('the country of the document is compared where the form asks for it', () => {
  expect(factOf('identityCountry', {})).toBeUndefined();
  expect(factOf('identityCountry', { identityCountry: '' })).toMatchObject({ is: 'new', read: 'NL' });
  expect(factOf('identityCountry', { identityCountry: 'NL' })?.is).toBe('same');
  expect(factOf('identityCountry', { identityCountry: 'IE' })).toMatchObject({ is: 'differs', proof: 'unproven' });
});

test('a card is not a passport; cards and permits are not distinguished', () => {
  expect(factOf('identityKind', { identityKind: 'identity_card' })?.is).toBe('differs');
  const facts = readFacts({ ...read, kind: 'identity_card' }, { identityKind: 'residence_permit' });
  expect(facts.find(({ field }) => field === 'identityKind')?.is).toBe('same');
});

test.each([
  ['BAKKERVELD', 'Bakkerveld', true],
  ['BAKKERVELT', 'Bakkerveld', false],
  ['VAN DEN BERG', 'van den Berg', true],
  ['VANDENBERG', 'van den Berg', true],
  ['MUELLER', 'Müller', true],
  ['MULLER', 'Müller', true],
  ['OERSTED', 'Ørsted', true],
  ['DAN', 'Daniel', false],
  ['ANNA MARIA', 'Anna', true],
  ['ANNA MARIA', 'A.', true],
  ['ANNA MARIA', 'Maria Theresia', false],
  ['PAPANDROPOULOUS', 'Papandropoulous-Angelopoulos', true],
])('%s in a zone could be %s: %s', (zone, typed, same) => {
  expect(isSameName(zone, typed)).toBe(same);
});
