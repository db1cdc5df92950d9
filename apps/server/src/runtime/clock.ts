/** The desk's days begin and end here: deadlines, issue dates and the UBO rules count in it. */
export const deskTimeZone = 'Europe/Amsterdam';

const isoDay = new Intl.DateTimeFormat('sv-SE', { timeZone: deskTimeZone, dateStyle: 'short' });

/** ISO date of a moment in the desk's time zone. */
export function dayOf(moment: Date): string {
  return isoDay.format(moment);
}

/** Text of a record's date field as a moment. */
export function momentOf(text: string): Date {
  return new Date(text.replace(' ', 'T'));
}
