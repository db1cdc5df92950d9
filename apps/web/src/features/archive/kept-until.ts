import { restoreDays, retentionYears } from '@dossier/domain/limits';
import { daysBetween, isoToday } from '#i18n/format.ts';

const dayMs = 86_400_000;
const momentOf = (stored: string) => new Date(stored.replace(' ', 'T'));

/** Calendar days left to restore, 0 on the last; undefined once the period is over, to the minute. */
export function daysLeft(archivedAt: string, now = new Date()): number | undefined {
  const archived = momentOf(archivedAt);
  if (now.getTime() - archived.getTime() > restoreDays * dayMs) return undefined;
  return Math.max(0, restoreDays - daysBetween(isoToday(archived), isoToday(now)));
}

/** Last day of retention, ISO. For 29 February it is 1 March in other years. */
export function keptUntil(archivedAt: string): string {
  const [year = 0, month = 1, day = 1] = isoToday(momentOf(archivedAt)).split('-').map(Number);
  return new Date(Date.UTC(year + retentionYears, month - 1, day)).toISOString().slice(0, 10);
}
