import { deskTimeZone, momentOf } from '../../runtime/clock.ts';

const format = new Intl.DateTimeFormat('sv-SE', { timeZone: deskTimeZone, dateStyle: 'short', timeStyle: 'short' });

/** Time in the desk's time zone as `2026-11-21 10:42`, which spreadsheets read and sort as a date; '' for none. */
export function momentCell(stored: string): string {
  return stored === '' ? '' : format.format(momentOf(stored));
}
