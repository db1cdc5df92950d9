import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { Language } from '@dossier/domain/languages';
import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { csvFile, csvLine, separatorOf } from './csv.ts';

describe('a line of a table', () => {
  test.each(['=1+1', '+31612345678', '-1', '@SUM(A1)', '\tx', '\rx', '\nx', '＝1+1'])(
    '%j stays text, no formula',
    (cell) => {
      const line = csvLine(['a', cell], ';');
      expect(line.replaceAll('"', '')).toBe(`a;'${cell}\r\n`);
    },
  );

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

/** The cell without the apostrophe that marks it as text. */
const unmarked = (cell: string) => cell.replace(/^'(?=[=+\-@\t\r\n＝＋－＠])/, '');

test('a reader of CSV finds the same cells, whatever characters they contain', () => {
  const cell = fc.oneof(fc.string({ unit: 'binary' }), fc.string({ unit: fc.constantFrom(...'",;\r\n=\'x ') }));
  const lines = fc.array(fc.array(cell, { minLength: 2, maxLength: 2 }), { minLength: 1, maxLength: 4 });
  fc.assert(
    fc.property(lines, fc.constantFrom(',' as const, ';' as const), (cells, delimiter) => {
      const text = cells.map((line) => csvLine(line, delimiter)).join('');
      const read: string[][] = parse(text, { delimiter, record_delimiter: '\r\n' });
      expect(read.map((line) => line.map(unmarked))).toEqual(cells.map((line) => line.map(unmarked)));
    }),
    { numRuns: 50 },
  );
});

test('columns are separated by what the language does not use for decimals', () => {
  expect([separatorOf('en'), separatorOf('nl')]).toEqual([',', ';']);
});

test('the lines of a file are read while it is sent, batch by batch', async () => {
  const read: number[] = [];
  async function* pages() {
    for (const page of [1, 2, 3]) {
      read.push(page);
      yield [['x'.repeat(100_000)]];
    }
  }
  const file = csvFile({ language: 'en', fileName: 'x.csv', header: ['a'], pages: pages() });
  expect(file).toMatchObject({ mediaType: 'text/csv; charset=utf-8', disposition: 'attachment' });
  const stream = file.stream as Readable;
  for await (const part of stream) {
    expect(part).toBeInstanceOf(Buffer);
    break;
  }
  expect(stream.destroyed).toBe(true);
  expect(read.length).toBeLessThan(3);
});

test('a file starts with the byte order mark of UTF-8 and separates as its language does', async () => {
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
