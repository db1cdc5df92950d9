const datePattern =
  /^(\d{4})-(\d\d)-(\d\d)(?:[T ](\d\d):(\d\d):(\d\d)(?:[.,](\d{1,9}))?\s?(?:(Z)|([+-])(\d\d):?(\d\d))?)?$/;

/** Formats a date as in the record API: UTC, a space, three decimals, `2024-05-06 07:08:09.010Z`. */
export function dateText(date: Date): string {
  return date.toISOString().replace('T', ' ');
}

/**
 * Converts any accepted date to the format of the record API; an invalid one becomes empty.
 * Source: docs/reference/record-api.md 6.1.
 */
export function readDate(raw: unknown): string {
  if (raw instanceof Date) return Number.isNaN(raw.getTime()) ? '' : dateText(raw);
  if (typeof raw !== 'string') return '';
  const match = datePattern.exec(raw);
  if (!match) return '';
  const [
    ,
    year,
    month,
    day,
    hour = '0',
    minute = '0',
    second = '0',
    fraction = '',
    ,
    sign,
    offsetHours,
    offsetMinutes,
  ] = match;
  const parts = [year, month, day, hour, minute, second].map(Number) as [
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  if (!isCalendarTime(parts)) return '';
  const [y, m, d, h, min, s] = parts;
  const date = new Date(0);
  date.setUTCFullYear(y, m - 1, d);
  date.setUTCHours(h, min, s, Number(fraction.padEnd(3, '0').slice(0, 3)));
  const offset = sign ? (Number(offsetHours) * 60 + Number(offsetMinutes)) * (sign === '-' ? -1 : 1) : 0;
  return dateText(new Date(date.getTime() - offset * 60_000));
}

function isCalendarTime([year, month, day, hour, minute, second]: [
  number,
  number,
  number,
  number,
  number,
  number,
]): boolean {
  if (month < 1 || month > 12 || day < 1 || hour > 23 || minute > 59 || second > 59) return false;
  const lastDay = new Date(0);
  lastDay.setUTCFullYear(year, month, 0);
  return day <= lastDay.getUTCDate();
}
