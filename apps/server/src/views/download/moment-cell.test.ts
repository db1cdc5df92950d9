import { describe, expect, test } from 'vitest';
import { momentCell } from './moment-cell.ts';

describe('a moment in a spreadsheet', () => {
  test.each([
    ['2026-11-21 09:42:10.123Z', '2026-11-21 10:42', 'in winter'],
    ['2026-07-01 09:42:10.123Z', '2026-07-01 11:42', 'in summer'],
    ['2026-11-30 23:30:00.000Z', '2026-12-01 00:30', 'in the next month already'],
    ['2026-12-31 23:00:00.000Z', '2027-01-01 00:00', 'at the first minute of the year'],
    ['2026-03-29 00:59:00.000Z', '2026-03-29 01:59', 'before the clock is put forward'],
    ['2026-03-29 01:00:00.000Z', '2026-03-29 03:00', 'after it'],
    ['', '', 'that is unknown'],
  ])('%j is written as %j, the time at the desk: %s', (stored, cell) => {
    expect(momentCell(stored)).toBe(cell);
  });

  test('sorts as text as it sorts in time', () => {
    const days = [31, 1, 15].flatMap((day) => [1, 10, 12].map((month) => new Date(Date.UTC(2026, month, day, 7))));
    const cells = days.map((day) => momentCell(day.toISOString().replace('T', ' ')));
    const inTime = days.toSorted((a, b) => a.getTime() - b.getTime());
    expect(cells.toSorted()).toEqual(inTime.map((day) => momentCell(day.toISOString().replace('T', ' '))));
  });
});
