import { expect, test } from 'vitest';
import { daysLeft, keptUntil } from './kept-until.ts';

test.each([
  ['2026-11-18 09:00:00.000Z', '2026-11-20T09:00:00Z', 28],
  ['2026-11-20 09:00:00.000Z', '2026-11-20T10:00:00Z', 30],
  ['2026-10-21 12:00:00.000Z', '2026-11-20T12:00:00Z', 0],
  ['2026-10-21 12:00:00.000Z', '2026-11-20T12:00:01Z', undefined],
])('[ARC-03] archived at %s, at %s there are %s days left', (archivedAt, now, left) => {
  expect(daysLeft(archivedAt, new Date(now))).toBe(left);
});

test.each([
  ['2026-09-30 10:00:00.000Z', '2031-09-30'],
  ['2024-02-29 10:00:00.000Z', '2029-03-01'],
])('[ARC-01] what was archived at %s is retained until %s', (archivedAt, until) => {
  expect(keptUntil(archivedAt)).toBe(until);
});
