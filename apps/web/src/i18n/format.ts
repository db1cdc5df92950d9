import { isDay } from '@dossier/domain/dates';
import { dateFormat, numberFormat } from '@dossier/domain/intl';
import { localeOf } from '@dossier/domain/languages';
import { useTranslation } from 'react-i18next';

import { isoToday } from './days.ts';

export { daysBetween, isoToday } from './days.ts';

/** A stored timestamp: `2026-11-20 10:42:00.000Z` or ISO. A date without time is that day in every time zone. */
function momentOf(stored: string): { at: Date; zone: string | undefined } | undefined {
  const isDate = /^\d*-\d*-\d*$/.test(stored);
  // Browsers read 31 February as 2 March, and half a date as a whole one.
  if (isDate && !isDay(stored)) return undefined;
  const at = new Date(isDate ? `${stored}T00:00:00Z` : stored.replace(' ', 'T'));
  return Number.isNaN(at.getTime()) ? undefined : { at, zone: isDate ? 'UTC' : undefined };
}

/** Formats dates, amounts and numbers for a language. Invalid dates are shown unchanged. */
export function formats(language: string) {
  const locale = localeOf(language);
  const moment = (stored: string, options: Intl.DateTimeFormatOptions) => {
    const found = momentOf(stored);
    return found ? dateFormat(locale, { ...options, timeZone: found.zone }).format(found.at) : stored;
  };
  const country = new Intl.DisplayNames([locale], { type: 'region', fallback: 'code' });
  const date = (stored: string) => moment(stored, { day: 'numeric', month: 'long', year: 'numeric' });
  return {
    locale,
    /** 21 November 2026 */
    date,
    /** Thursday 19 November 2026 */
    weekday: (stored: string) => moment(stored, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }),
    /** 21 Nov, of another year 21 Nov 2024; only in "Updated" and versions of lists. */
    shortDate: (stored: string) =>
      moment(stored, {
        day: 'numeric',
        month: 'short',
        ...(stored.slice(0, 4) === isoToday().slice(0, 4) ? {} : { year: 'numeric' }),
      }),
    /** November 2026, of `2026-11`. */
    month: (stored: string) => moment(`${stored}-01`, { month: 'long', year: 'numeric' }),
    /** Nov, of `2026-11`. */
    shortMonth: (stored: string) => moment(`${stored}-01`, { month: 'short' }),
    /** 10:42 */
    time: (stored: string) => moment(stored, { hour: 'numeric', minute: '2-digit' }),
    /** 21 November 2026, 10:42 */
    dateTime: (stored: string) => `${date(stored)}, ${moment(stored, { hour: 'numeric', minute: '2-digit' })}`,
    /** 21 November 2026 at 10:42:36 CET */
    exactTime: (stored: string) => moment(stored, { dateStyle: 'long', timeStyle: 'long' }),
    /** An integer with separators. */
    number: (value: number) => numberFormat(locale).format(value),
    /** +3, −12 */
    signed: (value: number) => numberFormat(locale, { signDisplay: 'exceptZero' }).format(value),
    /** 0.255 is 25.5% */
    percent: (share: number, digits = 2) =>
      numberFormat(locale, { style: 'percent', maximumFractionDigits: digits }).format(share),
    /** A share of 1/10000 of a percent: 250000 is 25%. */
    share: (share: number) =>
      numberFormat(locale, { style: 'percent', maximumFractionDigits: 4 }).format(share / 1_000_000),
    /** Minor units as text: `345000000` of EUR. */
    money: (minor: string, currency: string) => moneyText(minor, currency, locale),
    /** The name of a country by its ISO code. */
    country: (code: string) => (/^[A-Za-z]{2}$/.test(code) ? (country.of(code.toUpperCase()) ?? code) : code),
    /** 1.2 MB */
    bytes: (count: number) => bytesText(count, locale),
    /** "3 days ago"; show `dateTime` as its title. */
    relative: (stored: string, now: number = Date.now()) => relativeText(stored, now, locale),
  };
}

function moneyText(minor: string, currency: string, locale: string): string {
  if (!/^-?\d+$/.test(minor)) return minor;
  const format = numberFormat(locale, { style: 'currency', currency });
  const digits = format.resolvedOptions().maximumFractionDigits ?? 2;
  const padded = minor.padStart(digits + 1, '0');
  const decimal = digits === 0 ? padded : `${padded.slice(0, -digits)}.${padded.slice(-digits)}`;
  return format.format(decimal as unknown as number);
}

function bytesText(count: number, locale: string): string {
  const units = [
    { above: 1024 ** 3, unit: 'GB', digits: 1 },
    { above: 1024 * 1024, unit: 'MB', digits: 1 },
    { above: 1024, unit: 'kB', digits: 0 },
    { above: 1, unit: 'B', digits: 0 },
  ];
  const { above, unit, digits } = units.find((one) => count >= one.above) ?? { above: 1, unit: 'B', digits: 0 };
  return `${numberFormat(locale, { maximumFractionDigits: digits }).format(count / above)} ${unit}`;
}

const steps = [
  { unit: 'year', seconds: 31_536_000 },
  { unit: 'month', seconds: 2_592_000 },
  { unit: 'week', seconds: 604_800 },
  { unit: 'day', seconds: 86_400 },
  { unit: 'hour', seconds: 3_600 },
  { unit: 'minute', seconds: 60 },
  { unit: 'second', seconds: 1 },
] as const;

function relativeText(stored: string, now: number, locale: string): string {
  const found = momentOf(stored);
  if (!found) return stored;
  const seconds = (found.at.getTime() - now) / 1000;
  const step = steps.find((one) => Math.abs(seconds) >= one.seconds) ?? { unit: 'second' as const, seconds: 1 };
  return new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(Math.trunc(seconds / step.seconds), step.unit);
}

const made = new Map<string, ReturnType<typeof formats>>();

/** The formats of the current language. */
export function useFormat(): ReturnType<typeof formats> {
  const { i18n } = useTranslation();
  const known = made.get(i18n.language);
  if (known) return known;
  const fresh = formats(i18n.language);
  made.set(i18n.language, fresh);
  return fresh;
}
