import { isDay } from '../dates.ts';
import type { DateOrder } from './fields.ts';

/** Year, month and day in figures, as they are written. */
export type WrittenDay = readonly [year: string, month: string, day: string];

const yearFirst = /^(\d{4})[^\d\p{L}]+(\d{1,2})[^\d\p{L}]+(\d{1,2})$/u;
const yearLast = /^(\d{1,2})[^\d\p{L}]+(\d{1,2})[^\d\p{L}]+(\d{4})$/u;

/** The ISO date, also of a day that does not exist. */
export const isoOf = ([year, month, day]: WrittenDay): string =>
  `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;

/** Reads year, month and day that anything but letters separates; a year of four figures is first or last. */
export function partsAsTyped(text: string, order: DateOrder): WrittenDay | undefined {
  const [, first = '', second = '', third = ''] = yearFirst.exec(text) ?? [];
  if (first !== '') return [first, second, third];
  const [, one = '', two = '', year = ''] = yearLast.exec(text) ?? [];
  if (year === '') return undefined;
  return order === 'day-first' ? [year, two, one] : [year, one, two];
}

const time = /[T ]\d{1,2}:\d{2}(?::\d{2}(?:\.\d+)?)?Z?$/;

/** Reads a day as people type it in figures. Returns an ISO date; undefined if it is no existing day. */
export function dayAsTyped(typed: string, order: DateOrder): string | undefined {
  // Exports of databases append a time, and a spreadsheet may hide the one that it has.
  const found = partsAsTyped(typed.trim().replace(time, ''), order);
  const day = found && isoOf(found);
  return isDay(day) ? day : undefined;
}

/** The order in which most of these texts are days; undefined when they do not tell. */
export function orderOfDays(texts: readonly string[]): DateOrder | undefined {
  let dayFirst = 0;
  let monthFirst = 0;
  for (const text of texts) {
    const found = yearLast.exec(text.trim());
    if (Number(found?.[1]) > 12) dayFirst += 1;
    if (Number(found?.[2]) > 12) monthFirst += 1;
  }
  if (dayFirst === monthFirst) return undefined;
  return dayFirst > monthFirst ? 'day-first' : 'month-first';
}

/** The number of 1 January 1970 in a spreadsheet. */
const epoch = 25_569;
/** 1 January 2000 and 31 December 2099, as a spreadsheet counts days. */
const [firstNumber, lastNumber] = [36_526, 73_050];

/** The day of a number, as a spreadsheet stores a date whose column is not formatted as one. ISO. */
export function dayOfNumber(typed: string): string | undefined {
  const number = /^\d{5}(?:\.\d+)?$/.test(typed) ? Math.floor(Number(typed)) : 0;
  if (number < firstNumber || number > lastNumber) return undefined;
  return new Date((number - epoch) * 86_400_000).toISOString().slice(0, 10);
}
