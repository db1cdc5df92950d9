import { dateText } from '../core/date-text.ts';

type Macro = (now: Date) => string | number;

/** Start of a day in UTC. */
const midnight = (year: number, month: number, day: number): string => dateText(new Date(Date.UTC(year, month, day)));
const before = (year: number, month: number, day: number): string => dateText(new Date(Date.UTC(year, month, day) - 1));

const shifted = (now: Date, days: number): string => dateText(new Date(now.getTime() + days * 86_400_000));

/** Date macros, all in UTC. Source: docs/reference/record-api.md 4.7. */
export const macros: Readonly<Record<string, Macro>> = {
  '@now': (now) => dateText(now),
  '@yesterday': (now) => shifted(now, -1),
  '@tomorrow': (now) => shifted(now, 1),
  '@todayStart': (now) => midnight(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate()),
  '@todayEnd': (now) => before(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + 1),
  '@monthStart': (now) => midnight(now.getUTCFullYear(), now.getUTCMonth(), 1),
  '@monthEnd': (now) => before(now.getUTCFullYear(), now.getUTCMonth() + 1, 1),
  '@yearStart': (now) => midnight(now.getUTCFullYear(), 0, 1),
  '@yearEnd': (now) => before(now.getUTCFullYear() + 1, 0, 1),
  '@second': (now) => now.getUTCSeconds(),
  '@minute': (now) => now.getUTCMinutes(),
  '@hour': (now) => now.getUTCHours(),
  '@day': (now) => now.getUTCDate(),
  '@month': (now) => now.getUTCMonth() + 1,
  '@weekday': (now) => now.getUTCDay(),
  '@year': (now) => now.getUTCFullYear(),
};
