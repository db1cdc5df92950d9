import { maxAgeYears } from './limits.ts';

/** Returns whether a text is an existing day, written `2026-11-21`. */
export function isDay(text: string | undefined): text is string {
  if (text === undefined || !/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const [year = 0, month = 0, day = 0] = text.split('-').map(Number);
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}

/** Returns whether a day is after `today`. Both are ISO dates. */
export function isFutureDay(text: string | undefined, today: string): boolean {
  return isDay(text) && text > today;
}

/** Returns whether the day of a deadline (ISO, '' for none) was before `today`. */
export function isPastDeadline(deadline: string, today: string): boolean {
  return deadline !== '' && deadline.slice(0, 10) < today;
}

/** Returns whether a person who is alive on `today` can be born on this day. */
export function isBirthDate(text: string | undefined, today: string): boolean {
  return isDay(text) && text <= today && Number(text.slice(0, 4)) >= Number(today.slice(0, 4)) - maxAgeYears;
}

/** What is wrong with a typed date. */
export type TypedDateFault = 'missing' | 'incomplete' | 'short-year' | 'nonexistent';

/**
 * Returns why a typed date is no day: nothing is typed, the calendar has no such day in any or in this year, a part of
 * it is missing, or its year lacks the century. A complete date is written `1980-02-31`, one without a year `-2-31`, one
 * with a short year `80-2-1`.
 */
export function typedDateFault(text: string | undefined): TypedDateFault | undefined {
  if (isDay(text)) return undefined;
  const [year = '', month = '', day = ''] = (text ?? '').split('-');
  const parts = [year, month, day];
  if (parts.every((part) => part === '')) return 'missing';
  if (!existsInSomeYear(month, day)) return 'nonexistent';
  if (parts.includes('')) return 'incomplete';
  return year.length < 4 ? 'short-year' : 'nonexistent';
}

/** Returns whether some year has this day and month; an empty one may be any. */
function existsInSomeYear(month: string, day: string): boolean {
  const leapYear = 2000;
  const inMonth = month === '' ? 1 : Number(month);
  const onDay = day === '' ? 1 : Number(day);
  const date = new Date(Date.UTC(leapYear, inMonth - 1, onDay));
  return date.getUTCMonth() === inMonth - 1 && date.getUTCDate() === onDay;
}

/** Adds days to a day. ISO dates. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(day.slice(0, 10)) + days * 86_400_000).toISOString().slice(0, 10);
}

/** Adds calendar months to a day; the last day of the month when that month is shorter. ISO dates. */
export function addMonths(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.slice(0, 10).split('-').map(Number);
  const last = new Date(Date.UTC(year, month - 1 + months + 1, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, last))).toISOString().slice(0, 10);
}
