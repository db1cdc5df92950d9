import { type BackupSchedule, standardSchedule, verifyEveryDays } from '@dossier/domain/system';
import { dayOf, startOfDay } from './clock.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/**
 * The schedule that applies: the chosen one, otherwise the standard. A demo desk has no data to lose, and none is made
 * until it is chosen.
 */
export function scheduleOf(chosen: BackupSchedule | null | undefined, isDemo: boolean): BackupSchedule {
  return chosen ?? (isDemo ? { ...standardSchedule, every: 'off' } : standardSchedule);
}

/**
 * When the next backup is due: a full hour, or the time of the day. Undefined: never.
 * @param last when the last one was ordered; without one when the desk was created
 */
export function nextBackup({ every, at }: BackupSchedule, last: Date): Date | undefined {
  if (every === 'off') return undefined;
  if (every === 'hour') return new Date((Math.floor(last.getTime() / hourMs) + 1) * hourMs);
  const [hours = 0, minutes = 0] = at.split(':').map(Number);
  const timeOn = (moment: Date) => startOfDay(dayOf(moment)).getTime() + hours * hourMs + minutes * 60_000;
  const sameDay = timeOn(last);
  return new Date(sameDay > last.getTime() ? sameDay : timeOn(new Date(last.getTime() + dayMs)));
}

/** The first verification follows the first backup. Undefined without one. */
export function nextVerification(last: Date | undefined, backup: Date | undefined): Date | undefined {
  return last ? new Date(last.getTime() + verifyEveryDays * dayMs) : backup;
}
