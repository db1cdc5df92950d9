import { dateFormat } from '@dossier/domain/intl';
import { type Language, localeOf } from '@dossier/domain/languages';
import { deskTimeZone } from '../../runtime/clock.ts';

/** `24 November 2026`. Takes an ISO date or the text of a date field. */
export function longDate(text: string, language: Language): string {
  const moment = text.length === 10 ? new Date(`${text}T12:00:00Z`) : new Date(text.replace(' ', 'T'));
  return dateFormat(localeOf(language), { dateStyle: 'long', timeZone: deskTimeZone }).format(moment);
}

/** `10:36`. */
export function clockTime(text: string, language: Language): string {
  const options = { hour: '2-digit', minute: '2-digit', timeZone: deskTimeZone } as const;
  return dateFormat(localeOf(language), options).format(new Date(text.replace(' ', 'T')));
}

/** `419 602`: the space is for reading only. */
export function spacedCode(code: string): string {
  return code.length === 6 ? `${code.slice(0, 3)} ${code.slice(3)}` : code;
}
