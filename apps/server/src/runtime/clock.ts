import { dayOf, deskTimeZone } from '@dossier/domain/desk-day';

export { dayOf, deskTimeZone };

/** Text of a record's date field as a moment. */
export function momentOf(text: string): Date {
  return new Date(text.replace(' ', 'T'));
}

const hourMs = 3_600_000;

/** Moment at which a day (ISO date) starts in the desk's time zone. */
export function startOfDay(day: string): Date {
  const midnight = Date.parse(`${day}T00:00:00Z`);
  // The zone is at most two hours ahead of UTC: the first of these moments that is in the day starts it.
  const starts = [2, 1, 0].map((hours) => new Date(midnight - hours * hourMs));
  return starts.find((start) => dayOf(start) === day) ?? new Date(midnight);
}
