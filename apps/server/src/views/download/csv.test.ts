import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { Language } from '@dossier/domain/languages';
import { describe, expect, test } from 'vitest';
import { csvFile, csvLine } from './csv.ts';

describe('a line of a table', () => {
  test.each(['=1+1', '+31612345678', '-1', '@SUM(A1)', '\tx', '\rx'])('%j stays text, no formula', (cell) => {
    const line = csvLine(['a', cell], ';');
    expect(line.replaceAll('"', '')).toBe(`a;'${cell}\r\n`);
  });

  test.each([
    ['a quote', 'the "Swan"', '"the ""Swan"""'],
    ['a new line', 'one\ntwo', '"one\ntwo"'],
    ['the separator', 'one;two', '"one;two"'],
    ['another separator', 'one,two', 'one,two'],
    ['nothing', '', ''],
    ['a formula in quotes', '=HYPERLINK("x")', '"\'=HYPERLINK(""x"")"'],
    ['a sign that is not the first', 'a=b', 'a=b'],
  ])('%s', (_what, cell, written) => {
    expect(csvLine([cell], ';')).toBe(`${written}\r\n`);
  });
});

test('a file begins with the mark of UTF-8 and separates as its language does', async () => {
  async function* pages() {
    yield [['Café', '1']];
    yield [];
    yield [['=x', '2']];
  }
  const of = async (language: Language) => {
    const file = csvFile({ language, fileName: 'x.csv', header: ['a', 'b'], pages: pages() });
    return buffer(file.stream as Readable);
  };
  const dutch = await of('nl');
  expect([...dutch.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  expect(dutch.subarray(3).toString()).toBe("a;b\r\nCafé;1\r\n'=x;2\r\n");
  expect((await of('en')).subarray(3).toString()).toBe("a,b\r\nCafé,1\r\n'=x,2\r\n");
});
