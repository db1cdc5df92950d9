import { restoreDays } from '@dossier/domain/limits';
import { keptUntil as retainedUntil } from '@dossier/domain/retention';
import { daysBetween, isoToday } from '#i18n/format.ts';

const dayMs = 86_400_000;
const momentOf = (stored: string) => new Date(stored.replace(' ', 'T'));

/** Calendar days left to restore, 0 on the last; undefined once the period is over, to the minute. */
export function daysLeft(archivedAt: string, now = new Date()): number | undefined {
  const archived = momentOf(archivedAt);
  if (now.getTime() - archived.getTime() > restoreDays * dayMs) return undefined;
  return Math.max(0, restoreDays - daysBetween(isoToday(archived), isoToday(now)));
}

/** Last day of retention, ISO. */
export const keptUntil = (archivedAt: string): string => retainedUntil(isoToday(momentOf(archivedAt)));
