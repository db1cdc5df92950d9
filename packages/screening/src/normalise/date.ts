import type { BirthDate } from '../model/subject.ts';

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

const two = (value: number) => String(value).padStart(2, '0');
const yearIn = '(1[89]\\d\\d|20\\d\\d)';

/** Month by its English or Dutch name or its number, 0 when unknown. */
function monthOf(text: string): number {
  const word = text.toLowerCase().slice(0, 3).replace('maa', 'mar').replace('mrt', 'mar').replace('mei', 'may');
  const byName = months.indexOf(word.replace('okt', 'oct')) + 1;
  return byName || (/^\d{1,2}$/.test(text) && Number(text) <= 12 ? Number(text) : 0);
}

/**
 * Builds a date from its parts; parts that are no part of a date (0, `dd`, blank) are left out.
 * Undefined without a plausible year.
 */
export function dateOf(
  year: string | number,
  month: string | number = '',
  day: string | number = '',
): BirthDate | undefined {
  const y = Number(year);
  if (!Number.isInteger(y) || y < 1800 || y > 2100) return undefined;
  const m = monthOf(String(month));
  const d = Number(day);
  if (m === 0) return String(y);
  if (!Number.isInteger(d) || d < 1 || d > 31) return `${y}-${two(m)}`;
  return `${y}-${two(m)}-${two(d)}`;
}

type DatePattern = readonly [pattern: RegExp, read: (parts: readonly string[]) => BirthDate | undefined];

/** Date notations found in lists, most specific first. */
const datePatterns: readonly DatePattern[] = [
  [new RegExp(`^${yearIn}-(\\d\\d)-(\\d\\d)(?:T.*)?$`), ([y, m, d]) => dateOf(y as string, m, d)],
  [new RegExp(`^${yearIn}-(\\d\\d)$`), ([y, m]) => dateOf(y as string, m)],
  [new RegExp(`^${yearIn}$`), ([y]) => dateOf(y as string)],
  [
    new RegExp(`^(?:between )?${yearIn}\\s*(?:to|and|or|-|–|/)\\s*${yearIn}$`, 'i'),
    ([from, to]) => (Number(from) < Number(to) ? `${from}/${to}` : dateOf(from as string)),
  ],
  [new RegExp(`^(\\d{1,2}) ([a-z]{3,9})\\.? ${yearIn}$`, 'i'), ([d, m, y]) => dateOf(y as string, m, d)],
  [new RegExp(`^([a-z]{3,9})\\.? (\\d{1,2}),? ${yearIn}$`, 'i'), ([m, d, y]) => dateOf(y as string, m, d)],
  [new RegExp(`^([a-z]{3,9})\\.? ${yearIn}$`, 'i'), ([m, y]) => dateOf(y as string, m)],
  [new RegExp(`^([\\da-z]{1,2})[/.-]([\\da-z]{1,2})[/.-]${yearIn}$`, 'i'), ([d, m, y]) => dateOf(y as string, m, d)],
  [new RegExp(`^(\\d{1,2})/${yearIn}$`), ([m, y]) => dateOf(y as string, m)],
  [new RegExp(`${yearIn}s?\\D+${yearIn}`), ([from, to]) => (Number(from) < Number(to) ? `${from}/${to}` : undefined)],
  [new RegExp(`\\b${yearIn}\\b`), ([y]) => dateOf(y as string)],
];

const about = /\b(circa|approx\w*|about|around|estimated|late|early|mid|between|ca|c)\b\.?\s*|\?|~/gi;

/**
 * Parses a birth date in any notation; day before month where both are possible. Undefined when it
 * contains no year.
 */
export function readDate(text: string): BirthDate | undefined {
  const circa = about.test(text) && !/^\s*between\b/i.test(text);
  about.lastIndex = 0;
  const plain = text.replace(about, ' ').replace(/\s+/g, ' ').trim();
  for (const [pattern, read] of datePatterns) {
    const parts = pattern.exec(plain);
    if (!parts) continue;
    const date = read(parts.slice(1));
    if (date) return circa ? `~${date}` : date;
  }
  return undefined;
}

/**
 * Converts a year of the Islamic calendar to the range of Gregorian years it may fall in. The lunar
 * year is 0.970224 solar years; the era began in 622.
 */
export function fromIslamicYear(year: number): BirthDate | undefined {
  const solar = Math.floor(year * 0.970224 + 621.57);
  return year > 1200 && year < 1500 ? `~${solar}` : undefined;
}

/**
 * Parses a date of listing or of a version to `yyyy-mm-dd`, or ''. `order` says which comes first
 * where both are possible.
 */
export function readDay(text: string, order: 'day' | 'month' = 'day'): string {
  const iso = /^(\d{4}-\d\d-\d\d)/.exec(text.trim());
  if (iso) return iso[1] as string;
  const slashed = /^(\d{1,2})\/(\d{1,2})\/(\d{4})/.exec(text.trim());
  if (slashed && order === 'month') return dateOf(slashed[3] as string, slashed[1], slashed[2]) ?? '';
  const read = readDate(text.trim());
  return read && /^\d{4}-\d\d-\d\d$/.test(read) ? read : '';
}
