import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { splitTallCell } from './split-tall-rows.ts';

const cell = (...texts: string[]) => texts.map((text) => ({ text }));
/** Fits while there are at most so many characters, each text on a line of its own. */
const atMost = (length: number) => (texts: readonly { text: string }[]) =>
  texts.reduce((sum, { text }) => sum + Math.max(text.length, 1), 0) <= length;

describe('a cell of a table', () => {
  test('that fits on a page is one part', () => {
    expect(splitTallCell(cell('a', 'b'), atMost(2))).toEqual([cell('a', 'b')]);
  });

  test('that does not fit is divided between its texts, and then at a space', () => {
    expect(splitTallCell(cell('name', 'one two three four'), atMost(10))).toEqual([
      cell('name'),
      cell('one two '),
      cell('three four'),
    ]);
  });

  test('preserves the other properties of a text', () => {
    const lines = [{ text: 'aabb', style: 'small' }];
    expect(splitTallCell(lines, atMost(2))).toEqual([
      [{ text: 'aa', style: 'small' }],
      [{ text: 'bb', style: 'small' }],
    ]);
  });

  test('never has a character divided in two', () => {
    const [first, second] = splitTallCell(cell('a😀b'), atMost(2)).flat();
    expect([first?.text, second?.text]).toEqual(['a', '😀']);
  });

  test('loses and repeats no character, and every part fits', () => {
    const texts = fc.array(fc.string({ unit: fc.constantFrom('a', 'b', ' ', '\n', 'é', '日'), maxLength: 60 }), {
      minLength: 1,
      maxLength: 4,
    });
    fc.assert(
      fc.property(texts, fc.integer({ min: 1, max: 20 }), (given, length) => {
        const parts = splitTallCell(cell(...given), atMost(length));
        expect(
          parts
            .flat()
            .map(({ text }) => text)
            .join(''),
        ).toEqual(given.join(''));
        for (const part of parts) expect(atMost(length)(part)).toBe(true);
      }),
    );
  });
});
