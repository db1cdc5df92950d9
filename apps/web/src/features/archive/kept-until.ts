import { restoreDays, retentionYears } from '@dossier/domain/limits';
import { daysBetween, isoToday } from '#i18n/format.ts';

const dayMs = 86_400_000;
const momentOf = (stored: string) => new Date(stored.replace(' ', 'T'));

/** Calendar days in which it can still be had back, 0 on the last; undefined when they are over, to the minute. */
export function daysLeft(archivedAt: string, now = new Date()): number | undefined {
  const archived = momentOf(archivedAt);
  if (now.getTime() - archived.getTime() > restoreDays * dayMs) return undefined;
  return Math.max(0, restoreDays - daysBetween(isoToday(archived), isoToday(now)));
}

/** The day until which it is kept, ISO. Of 29 February it is 1 March where there is none. */
export function keptUntil(archivedAt: string): string {
  const [year = 0, month = 1, day = 1] = isoToday(momentOf(archivedAt)).split('-').map(Number);
  return new Date(Date.UTC(year + retentionYears, month - 1, day)).toISOString().slice(0, 10);
}
