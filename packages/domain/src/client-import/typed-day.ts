import { isDay } from '../dates.ts';
import type { DateOrder } from './fields.ts';

const yearFirst = /^(\d{4})[-./](\d{1,2})[-./](\d{1,2})$/;
const yearLast = /^(\d{1,2})[-./ ](\d{1,2})[-./ ](\d{4})$/;

const dayOf = (year = '', month = '', day = ''): string => `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;

/** Reads a day as people type it in figures. Returns an ISO date; undefined if it is no existing day. */
export function dayAsTyped(typed: string, order: DateOrder): string | undefined {
  // Exports of databases append a time of zero.
  const text = typed.trim().replace(/[T ]00:00(?::00(?:\.0+)?)?Z?$/, '');
  const first = yearFirst.exec(text);
  const last = yearLast.exec(text);
  const [, one, two, year] = last ?? [];
  const day = first
    ? dayOf(first[1], first[2], first[3])
    : order === 'day-first'
      ? dayOf(year, two, one)
      : dayOf(year, one, two);
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
