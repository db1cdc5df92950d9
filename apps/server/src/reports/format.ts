import { nationalityIn } from '@dossier/domain/country-names';
import { isDay } from '@dossier/domain/dates';
import { dateFormat, numberFormat } from '@dossier/domain/intl';
import type { Share } from '@dossier/domain/kyc-form/answers';
import { type Language, localeOf } from '@dossier/domain/languages';
import { amountParts } from '@dossier/domain/money';
import { deskTimeZone, momentOf } from '../runtime/clock.ts';

/** Noon of an ISO date, or a moment of a record. Undefined for an incomplete date and a day that does not exist. */
function momentOfText(text: string): Date | undefined {
  if (text.length <= 10) return isDay(text) ? new Date(`${text}T12:00:00Z`) : undefined;
  const moment = momentOf(text);
  return Number.isNaN(moment.getTime()) ? undefined : moment;
}

/** `24 November 2026` of an ISO date or a moment of a record; what is no date is shown as it was typed. */
export function showDate(language: Language, text: string): string {
  const moment = momentOfText(text);
  if (!moment) return text;
  return dateFormat(localeOf(language), { dateStyle: 'long', timeZone: deskTimeZone }).format(moment);
}

/** `24 Nov 2026`: the same with the month shortened, for narrow columns. */
export function showDay(language: Language, text: string): string {
  const moment = momentOfText(text);
  if (!moment) return text;
  const options = { day: 'numeric', month: 'short', year: 'numeric', timeZone: deskTimeZone } as const;
  return dateFormat(localeOf(language), options).format(moment).replaceAll(' ', '\u00a0');
}

/** `Tuesday 24 November 2026` of a record's moment. */
export function showWeekday(language: Language, text: string): string {
  const options = { dateStyle: 'full', timeZone: deskTimeZone } as const;
  return dateFormat(localeOf(language), options).format(momentOf(text));
}

/** `15:08` of a record's moment. */
export function showTime(language: Language, text: string): string {
  const options = { timeStyle: 'short', timeZone: deskTimeZone } as const;
  return dateFormat(localeOf(language), options).format(momentOf(text));
}

/** Date and time of a record's moment in the desk's time zone; '' stays ''. */
export function showMoment(language: Language, text: string): string {
  if (text === '') return '';
  const options = { dateStyle: 'long', timeStyle: 'short', timeZone: deskTimeZone } as const;
  return dateFormat(localeOf(language), options).format(momentOf(text));
}

/** The same with seconds and the time zone: `17 November 2026 at 14:02:36 CET`. */
export function showExactMoment(language: Language, text: string): string {
  const options = { dateStyle: 'long', timeStyle: 'long', timeZone: deskTimeZone } as const;
  return dateFormat(localeOf(language), options).format(momentOf(text));
}

export function showShare(language: Language, share: Share): string {
  const options = { style: 'percent', maximumFractionDigits: 4 } as const;
  return numberFormat(localeOf(language), options).format(share / 1_000_000);
}

/** A range when the two differ. */
export function showShares(language: Language, lowest: Share, highest: Share): string {
  const low = showShare(language, lowest);
  return lowest === highest ? low : `${low} – ${showShare(language, highest)}`;
}

export function showCountry(language: Language, code: string): string {
  if (!/^[A-Z]{2}$/.test(code)) return code;
  return new Intl.DisplayNames(localeOf(language), { type: 'region' }).of(code) ?? code;
}

/** The word for a country's people; for a territory without people of its own the name of the country. */
export const showNationality = (language: Language, code: string): string =>
  nationalityIn(language, code) || showCountry(language, code);

/** Integer minor units with their currency: `EUR 3,450,000.00`. Other texts are shown as they were typed. */
export function showMoney(language: Language, amount: string, currency: string): string {
  if (!/^\d+$/.test(amount)) return [currency, amount].filter(Boolean).join(' ');
  const { whole, decimals } = amountParts({ amount, currency });
  const format = numberFormat(localeOf(language));
  const point = format.formatToParts(0.5).find(({ type }) => type === 'decimal')?.value ?? '.';
  const cents = decimals === '' ? '' : `${point}${decimals}`;
  return `${currency} ${format.format(BigInt(whole))}${cents}`.trim();
}

export function showAddress(
  language: Language,
  address: { street?: string; houseNumber?: string; postalCode?: string; city?: string; country?: string } | null,
): string {
  if (!address) return '';
  const lines = [
    `${address.street ?? ''} ${address.houseNumber ?? ''}`.trim(),
    `${address.postalCode ?? ''} ${address.city ?? ''}`.trim(),
    showCountry(language, address.country ?? ''),
  ];
  return lines.filter((line) => line !== '').join(', ');
}
