import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dayOf, startOfDay } from './clock.ts';

test.each([
  ['2026-11-21', '2026-11-20T23:00:00.000Z', 'in winter'],
  ['2026-07-01', '2026-06-30T22:00:00.000Z', 'in summer'],
  ['2026-03-29', '2026-03-28T23:00:00.000Z', 'when the clock is put forward'],
  ['2026-03-30', '2026-03-29T22:00:00.000Z', 'the day after'],
  ['2026-10-25', '2026-10-24T22:00:00.000Z', 'when the clock is put back'],
  ['2026-10-26', '2026-10-25T23:00:00.000Z', 'the day after that'],
])('%s starts at the desk at %s, %s', (day, start) => {
  expect(startOfDay(day).toISOString()).toBe(start);
});

test('every day starts at its first moment', () => {
  const days = fc.date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true });
  fc.assert(
    fc.property(days, (moment) => {
      const day = moment.toISOString().slice(0, 10);
      const start = startOfDay(day);
      expect([dayOf(start), dayOf(new Date(start.getTime() - 1)) < day]).toEqual([day, true]);
    }),
    { numRuns: 50 },
  );
});
