import { retentionYears } from './limits.ts';

/** Last day of retention of an onboarding that was archived on this day; ISO dates. For 29 February it is 1 March in other years. */
export function keptUntil(archivedOn: string): string {
  const [year = 0, month = 1, day = 1] = archivedOn.split('-').map(Number);
  return new Date(Date.UTC(year + retentionYears, month - 1, day)).toISOString().slice(0, 10);
}

/**
 * Is the retention period over?
 * @param from ISO date from which it counts
 * @param today ISO date
 */
export const isRetentionOver = (from: string, today: string): boolean => keptUntil(from) < today;
