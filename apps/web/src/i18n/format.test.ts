import { expect, test } from 'vitest';
import { formats } from './format.ts';

const [en, nl] = [formats('en'), formats('nl')];
/** Treats non-breaking spaces as spaces. */
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ');

test('[I18N-10] a date is day, month name and year in both languages, in every time zone', () => {
  expect(en.date('2026-11-21')).toBe('21 November 2026');
  expect(nl.date('2026-11-21')).toBe('21 november 2026');
  expect(en.date('2026-01-01')).toBe('1 January 2026');
});

test('[I18N-10] a stored timestamp is shown with date and time', () => {
  const local = new Date(2026, 10, 21, 9, 5).toISOString().replace('T', ' ');
  expect(en.dateTime(local)).toBe('21 November 2026, 9:05');
  expect(plain(nl.dateTime(local))).toMatch(/^21 november 2026, 0?9:05$/);
});

test('[I18N-10] numbers and amounts use the format of the language', () => {
  expect([en.number(1234567), nl.number(1234567)]).toEqual(['1,234,567', '1.234.567']);
  expect([plain(en.money('345000050', 'EUR')), plain(nl.money('345000050', 'EUR'))]).toEqual([
    '€3,450,000.50',
    '€ 3.450.000,50',
  ]);
  expect([en.share(255000), plain(nl.share(255000))]).toEqual(['25.5%', '25,5%']);
});

test('[I18N-10] an amount keeps every cent, however large, and supports currencies without cents', () => {
  expect(en.money('9007199254740993', 'EUR')).toBe('€90,071,992,547,409.93');
  expect(plain(en.money('5', 'EUR'))).toBe('€0.05');
  expect(en.money('1234', 'JPY')).toMatch(/1,234$/);
});

test('invalid dates and amounts are shown unchanged', () => {
  expect(en.date('soon')).toBe('soon');
  expect(en.date('1980-02-31')).toBe('1980-02-31');
  for (const typed of ['80-2-31', '80-2-1', '-2-1', '2031-4-', '2031--']) expect(en.date(typed)).toBe(typed);
  expect(en.money('a lot', 'EUR')).toBe('a lot');
});
