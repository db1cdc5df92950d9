import { describe, expect, test } from 'vitest';
import { wholeDate, wholeDay } from './whole-date.ts';

describe('a whole date is read as people write it [ENTY-25]', () => {
  test.each([
    ['4-3-1988', ['1988', '3', '4']],
    ['04/03/1988', ['1988', '03', '04']],
    ['4.3.1988', ['1988', '3', '4']],
    ['4 3 1988', ['1988', '3', '4']],
    ['1988-03-04', ['1988', '03', '04']],
    ['04031988', ['1988', '03', '04']],
    ['19880304', ['1988', '03', '04']],
    [' 1-2-2026\n', ['2026', '2', '1']],
    ['1 February 2026', ['2026', '2', '1']],
    ['1 februari 2026', ['2026', '2', '1']],
    ['1 mrt. 2026', ['2026', '3', '1']],
    ['1 Mar 2026', ['2026', '3', '1']],
  ])('%s', (text, parts) => {
    expect(wholeDate(text)).toEqual(parts);
  });

  test.each([
    '',
    '4',
    '04',
    '31/2',
    '0403',
    '040319',
    '4-3-88',
    '99999999',
    'March',
    '4 Marchember 1988',
    'NL 68412097 B01',
  ])('not "%s"', (text) => {
    expect(wholeDate(text)).toBeUndefined();
  });
});

test('a day that does not exist is none', () => {
  expect(wholeDay('31-2-2026')).toBeUndefined();
  expect(wholeDay('1-2-2026')).toBe('2026-02-01');
});
