const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/** Up to which age one backup of each period is kept, by the text that identifies the period. Source: docs/operations.md. */
const periods = [
  { maxMs: dayMs, periodOf: (made: Date) => made.toISOString().slice(0, 13) },
  { maxMs: 14 * dayMs, periodOf: (made: Date) => made.toISOString().slice(0, 10) },
  { maxMs: 366 * dayMs, periodOf: (made: Date) => made.toISOString().slice(0, 7) },
] as const;

/**
 * Returns the backups that need not be kept: those that are not the newest of their hour for 24 hours, of their day for
 * 14 days, or of their month for twelve months. All of the last hour are kept, and the newest of all.
 */
export function outdated<T extends { readonly made: Date }>(backups: readonly T[], now: Date): T[] {
  const newestFirst = backups.toSorted((a, b) => b.made.getTime() - a.made.getTime());
  const ageOf = ({ made }: T) => now.getTime() - made.getTime();
  const kept = new Set<T>(newestFirst.filter((backup, index) => index === 0 || ageOf(backup) < hourMs));
  for (const { maxMs, periodOf } of periods) {
    const seen = new Set<string>();
    for (const backup of newestFirst) {
      const period = periodOf(backup.made);
      if (ageOf(backup) > maxMs || seen.has(period)) continue;
      seen.add(period);
      kept.add(backup);
    }
  }
  return newestFirst.filter((backup) => !kept.has(backup));
}
