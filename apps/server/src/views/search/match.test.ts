import { wordsOf } from '@dossier/domain/fold';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Candidate, fits, matching } from './match.ts';

describe('a query fits a text', () => {
  test.each([
    ['zilver', 'Zilverlinde Vastgoed B.V.', 'the start of a word'],
    ['VASTGOED zilver', 'Zilverlinde Vastgoed B.V.', 'words in another order and case'],
    ['lumiere', 'Lumière & Fils', 'letters without their accent'],
    ['lumière', 'Lumiere', 'letters with an accent that the name does not have'],
    ['strasse', 'Hauptstraße Straße', 'letters that one character replaces'],
    ['bv', 'Kade B.V.', 'an abbreviation without dots'],
    ['dartagnan', "D'Artagnan", 'a name without its apostrophe'],
    ['0612', 'Hoekstra +31 0612 345', 'a part of a number'],
    ['日本', '日本株式会社', 'the start of a name in another script'],
  ])('%j in %j: %s [SRCH-01]', (query, text) => {
    expect(fits(query, text, false)).toBe(true);
  });

  test.each([
    ['linde', 'Zilverlinde', 'the end of a word'],
    ['zilver kade', 'Zilverlinde', 'a word that is missing'],
    ['zilverlnde', 'Zilverlinde', 'a typing error, before errors are allowed'],
    ['', 'Zilverlinde', 'an empty query'],
    ['& - ..', 'Zilverlinde & Co', 'a query without letters or digits'],
  ])('but not %j in %j: %s', (query, text) => {
    expect(fits(query, text, false)).toBe(false);
  });

  test.each([
    ['zilverlnde', true, 'a missing letter'],
    ['zlivrelinde', true, 'two pairs of letters changed round'],
    ['zilverxlindey', true, 'two letters too many'],
    ['xxilverlinde', true, 'two wrong letters'],
    ['xxxverlinde', false, 'three wrong letters'],
    ['kode', true, 'one wrong letter in a word of four'],
    ['kooe', false, 'two wrong letters in a word of four'],
    ['kde', false, 'a typing error in a word of three letters'],
  ])('%j nearly: %s, %s [SRCH-01]', (query, expected) => {
    expect(fits(query, 'Zilverlinde Kade', true)).toBe(expected);
  });
});

const word = fc.string({ unit: fc.constantFrom(...'abcdéfgïjk'), minLength: 1, maxLength: 12 });
const text = fc.array(word, { minLength: 1, maxLength: 5 }).map((words) => words.join(' '));

test('a text is found by the start of any of its words, in any order, exactly and nearly', () => {
  const parts = fc.tuple(text, fc.array(fc.nat({ max: 11 }), { minLength: 5, maxLength: 5 }));
  fc.assert(
    fc.property(parts, ([written, lengths]) => {
      const starts = wordsOf(written).map((one, at) => one.slice(0, 1 + ((lengths[at] ?? 0) % one.length)));
      const query = starts.toReversed().join(' ');
      expect([fits(query, written, false), fits(query, written, true)]).toEqual([true, true]);
    }),
  );
});

test('whatever is found exactly is found nearly as well', () => {
  fc.assert(
    fc.property(text, text, (query, written) => {
      if (fits(query, written, false)) expect(fits(query, written, true)).toBe(true);
    }),
  );
});

test('candidates remain in their order', () => {
  const candidates = ['Kade Oost', 'Haven', 'Oost Kade', 'Kade'].map((one, at) => ({ id: `${at}`, text: one }));
  const found = matching('kade', candidates as unknown as Candidate[], false);
  expect(found.map(({ id }) => id)).toEqual(['0', '2', '3']);
});
