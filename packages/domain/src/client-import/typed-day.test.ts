import { describe, expect, test } from 'vitest';
import { dayAsTyped, dayOfNumber } from './typed-day.ts';

describe('a day in an imported file', () => {
  test.each([
    '31-12-2026',
    '31/12/2026',
    '2026-12-31',
    '2026-12-31T00:00:00.000Z',
    '2026-12-31 12:00',
    '31-12-2026 9:30',
  ])('%s is read without its time', (typed) => {
    expect(dayAsTyped(typed, 'day-first')).toBe('2026-12-31');
  });

  test.each(['31-02-2026', '12:00', '46387 x'])('%s is none', (typed) => {
    expect(dayAsTyped(typed, 'day-first')).toBeUndefined();
  });

  test('is read from the number of a spreadsheet, with and without a time', () => {
    expect(dayOfNumber('46387')).toBe('2026-12-31');
    expect(dayOfNumber('46387.5')).toBe('2026-12-31');
    expect(dayOfNumber('36526')).toBe('2000-01-01');
  });

  test.each(['4638', '12345', '98765', '463870', '-46387', '46387a', ''])('the number "%s" is no day', (typed) => {
    expect(dayOfNumber(typed)).toBeUndefined();
  });
});
