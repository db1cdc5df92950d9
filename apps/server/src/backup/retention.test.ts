import { expect, test } from 'vitest';
import { outdated } from './retention.ts';

const now = new Date('2026-11-26T12:30:00Z');
const hourMs = 3_600_000;

/** What is left of backups that were made every hour for 400 days, when each backup removes the outdated ones. */
function keptOfFourHundredDays(): Date[] {
  let kept: { made: Date }[] = [];
  for (let at = now.getTime() - 400 * 24 * hourMs; at <= now.getTime(); at += hourMs) {
    kept.push({ made: new Date(at) });
    const gone = new Set(outdated(kept, new Date(at)));
    kept = kept.filter((backup) => !gone.has(backup));
  }
  return kept.map(({ made }) => made).toReversed();
}

test('one backup an hour is kept for a day, one a day for two weeks, one a month for a year', () => {
  const kept = keptOfFourHundredDays();
  const ages = kept.map((made) => (now.getTime() - made.getTime()) / hourMs);
  expect(ages.filter((age) => age <= 24)).toHaveLength(25);
  const days = new Set(
    kept.filter((_, index) => (ages[index] ?? 0) <= 14 * 24).map((made) => made.toISOString().slice(0, 10)),
  );
  expect(days.size).toBe(15);
  const months = new Set(kept.map((made) => made.toISOString().slice(0, 7)));
  expect(months.size).toBeGreaterThanOrEqual(12);
  expect(kept.length).toBeLessThan(60);
});

test('the newest backup is kept, however old', () => {
  const [older, newest] = [{ made: new Date('2020-01-01') }, { made: new Date('2020-02-01') }];
  expect(outdated([older, newest], now)).toEqual([older]);
  expect(outdated([], now)).toEqual([]);
});
