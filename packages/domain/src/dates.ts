/** Is this text a day that exists, written `2026-11-21`? */
export function isDay(text: string | undefined): text is string {
  if (text === undefined || !/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const [year = 0, month = 0, day = 0] = text.split('-').map(Number);
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}

/** Is this a day after `today`? Both ISO dates. */
export function isFutureDay(text: string | undefined, today: string): boolean {
  return isDay(text) && text > today;
}

/** Can somebody who lives on `today` be born on this day? */
export function isBirthDate(text: string | undefined, today: string): boolean {
  return isDay(text) && text <= today && Number(text.slice(0, 4)) >= Number(today.slice(0, 4)) - 125;
}
