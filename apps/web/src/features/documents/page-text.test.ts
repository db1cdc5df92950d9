import { describe, expect, it } from 'vitest';
import { findFact, findText, formsOf, type PageText } from './page-text.ts';

const page = (...runs: string[]): PageText => {
  let text = '';
  const pieces = runs.map((run, index) => {
    const piece = {
      start: text.length,
      end: text.length + run.length,
      x: 10,
      y: 100 - index * 20,
      height: 12,
      offset: (letter: number) => letter * 6,
    };
    text += `${run} `;
    return piece;
  });
  return { text, pieces };
};

const pages = [
  page('Extract', 'Issued on 2 November 2026'),
  page('Zilverlinde Vastgoed B.V.', 'Hoekstra, Marit Johanna'),
];

describe('finding text in a document', () => {
  it('gives page and box of the text, ignoring case [DOC-17]', () => {
    expect(findText(pages, 'vastgoed')).toEqual([{ page: 1, boxes: [[82, 97, 130, 110.2]] }]);
  });

  it('finds nothing for an empty query [DOC-17]', () => {
    expect(findText(pages, '  ')).toEqual([]);
    expect(findText(pages, 'Tessera')).toEqual([]);
  });
});

describe('comparing an answer with a document', () => {
  it('finds a date written with a month name [DOC-17]', () => {
    expect(findFact(pages, formsOf('2026-11-02'))).toMatchObject({ compared: 'same', match: { page: 0 } });
  });

  it('rates a name as close when its words are in another order [DOC-17]', () => {
    expect(findFact(pages, ['Marit Hoekstra'])).toMatchObject({ compared: 'close', match: { page: 1 } });
  });

  it.each([
    ['Lindeboom Advies B.V.', 'Zilverlinde Advies B.V.', 'missing'],
    ['Lindeboom B.V.', 'Zilverlinde B.V.', 'missing'],
    ['Lindeboom Advies B.V.', 'Advies Lindeboom B.V.', 'close'],
    ['Lindeboom B.V.', 'LINDEBOOM BV', 'close'],
    ['Lindeboom Holding GmbH', 'Zilver Holding GmbH', 'missing'],
  ])('compares %s with %s: %s, since a legal form says nothing [DOC-17]', (name, written, compared) => {
    expect(findFact([page(written)], [name]).compared).toBe(compared);
  });

  it('does not mark the legal form of another company [DOC-17]', () => {
    const [found] = [findFact([page('Zilverlinde B.V.', 'Advies Lindeboom B.V.')], ['Lindeboom Advies B.V.'])];
    expect(found.match?.boxes.map(([, bottom]) => bottom)).toEqual([77, 77]);
  });

  it('reports a missing answer, and that a scan has no text to compare [DOC-17]', () => {
    expect(findFact(pages, ['68412097']).compared).toBe('missing');
    expect(findFact([page('')], ['68412097']).compared).toBe('no-text');
  });
});
