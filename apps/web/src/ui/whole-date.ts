import { isoOf, partsAsTyped, type WrittenDay } from '@dossier/domain/client-import/typed-day';
import { isDay } from '@dossier/domain/dates';
import { languages, localeOf } from '@dossier/domain/languages';

/**
 * Reads a whole date as people type or paste it: `4-3-1988`, `4/3/1988`, `04031988`, `1988-03-04`, `19880304`, and with
 * the name of the month in any language of the product: `4 March 1988`. The day precedes the month.
 */
export function wholeDate(text: string): WrittenDay | undefined {
  const written = text.trim();
  return partsAsTyped(written, 'day-first') ?? inFigures(written) ?? withMonthName(written);
}

/** The same as an ISO date; undefined for a day that does not exist. */
export function wholeDay(text: string): string | undefined {
  const found = wholeDate(text);
  const day = found && isoOf(found);
  return isDay(day) ? day : undefined;
}

/** Years that a date of a client or a file can have: `19880304` is no day of the year 304. */
const plausibleYear = /^(?:1[89]|20|21)\d\d$/;

function inFigures(text: string): WrittenDay | undefined {
  if (!/^\d{8}$/.test(text)) return undefined;
  const dayFirst: WrittenDay = [text.slice(4), text.slice(2, 4), text.slice(0, 2)];
  const yearFirst: WrittenDay = [text.slice(0, 4), text.slice(4, 6), text.slice(6)];
  return [dayFirst, yearFirst].find((date) => plausibleYear.test(date[0]) && isDay(isoOf(date)));
}

function withMonthName(text: string): WrittenDay | undefined {
  const [, day, name, year] = /^(\d{1,2})\.? (\p{L}{3,})\.? (\d{4})$/u.exec(text.replace(/\s+/g, ' ')) ?? [];
  if (day === undefined || name === undefined || year === undefined) return undefined;
  const month = monthNamed(name.toLowerCase());
  return month === undefined ? undefined : [year, String(month), day];
}

/** The number of a month, by its name or abbreviation in any language of the product. */
function monthNamed(name: string): number | undefined {
  for (const language of languages) {
    for (const month of ['long', 'short'] as const) {
      const format = new Intl.DateTimeFormat(localeOf(language), { day: 'numeric', month, timeZone: 'UTC' });
      for (let at = 0; at < 12; at += 1) {
        const part = format.formatToParts(Date.UTC(2000, at, 1)).find(({ type }) => type === 'month')?.value ?? '';
        if (part.toLowerCase().replace('.', '') === name) return at + 1;
      }
    }
  }
  return undefined;
}
