import { deskTimeZone, momentOf } from '../../runtime/clock.ts';

const format = new Intl.DateTimeFormat('sv-SE', { timeZone: deskTimeZone, dateStyle: 'short', timeStyle: 'short' });

/** `2026-11-21 10:42` at the desk: every spreadsheet reads and sorts it as a moment. '' stays ''. */
export function momentCell(stored: string): string {
  return stored === '' ? '' : format.format(momentOf(stored));
}
