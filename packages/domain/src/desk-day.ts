import { isDay } from './dates.ts';

/** The time zone of every date of the desk: deadlines, issue dates and the UBO rules. */
export const deskTimeZone = 'Europe/Amsterdam';

const isoDay = new Intl.DateTimeFormat('sv-SE', { timeZone: deskTimeZone, dateStyle: 'short' });

/** ISO date of a moment in the desk's time zone. */
export const dayOf = (moment: Date): string => isoDay.format(moment);

const hourAtDesk = new Intl.DateTimeFormat('en-GB', { timeZone: deskTimeZone, hour: '2-digit', hourCycle: 'h23' });

/** Hour of a moment in the desk's time zone, 0 to 23. */
export const hourOf = (moment: Date): number => Number(hourAtDesk.format(moment));

/** The moment of a day (ISO date) at which the clock at the desk shows a full hour. For hours that every day has. */
export function momentAt(day: string, hour: number): Date {
  const guess = Date.parse(`${day}T${String(hour).padStart(2, '0')}:00:00Z`);
  return new Date(guess - (hourOf(new Date(guess)) - hour) * 3_600_000);
}

const dayMs = 86_400_000;
/** A Monday. Unit: days since 1970-01-01. */
const firstMonday = 4;

/**
 * Number of a day (ISO date) when only Mondays to Fridays count; a Saturday and a Sunday have the number of the Monday
 * after them. Differences are working days. Public holidays count as working days. Source: docs/decisions/0213.
 */
export function workingDay(day: string): number {
  if (!isDay(day)) throw new Error(`not a day: ${day}`);
  const days = Date.parse(day) / dayMs - firstMonday;
  const week = Math.floor(days / 7);
  return week * 5 + Math.min(days - week * 7, 5);
}

/** The day with this number, from Monday to Friday; an ISO date. */
export function dayOfNumber(number: number): string {
  const week = Math.floor(number / 5);
  return new Date((week * 7 + (number - week * 5) + firstMonday) * dayMs).toISOString().slice(0, 10);
}
