import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { splitTallRows } from './split-tall-rows.ts';

const cells = (...texts: string[]) => texts.map((text) => ({ text }));
const atMost = (length: number) => (text: string) => text.length <= length;

describe('rows of a table', () => {
  test('that fit on a page stay one row', () => {
    const rows = [cells('a', 'b'), cells('', 'c')];
    expect(splitTallRows(rows, atMost(1))).toEqual(rows);
  });

  test('that do not fit continue in a row below, split at a space', () => {
    expect(splitTallRows([cells('name', 'one two three four')], atMost(10))).toEqual([
      cells('name', 'one two '),
      cells('', 'three four'),
    ]);
  });

  test('preserve the other properties of a cell', () => {
    const row = [{ text: 'aabb', type: 'TD' }];
    expect(splitTallRows([row], atMost(2))).toEqual([[{ text: 'aa', type: 'TD' }], [{ text: 'bb', type: 'TD' }]]);
  });

  test('never split a character in two', () => {
    const [first, second] = splitTallRows([cells('a😀b')], atMost(2)).flat();
    expect([first?.text, second?.text]).toEqual(['a', '😀']);
  });

  test('lose and repeat no character, and every part fits', () => {
    const texts = fc.array(fc.string({ unit: fc.constantFrom('a', 'b', ' ', '\n', 'é', '日'), maxLength: 60 }), {
      minLength: 1,
      maxLength: 4,
    });
    fc.assert(
      fc.property(texts, fc.integer({ min: 1, max: 20 }), (row, length) => {
        const split = splitTallRows([cells(...row)], atMost(length));
        expect(row.map((_, at) => split.map((part) => part[at]?.text).join(''))).toEqual(row);
        for (const { text } of split.flat()) expect(text.length).toBeLessThanOrEqual(length);
      }),
    );
  });
});
