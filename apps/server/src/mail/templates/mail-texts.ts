import type { Language } from '@dossier/domain/languages';
import { translator } from '../../texts/translator.ts';
import { clockTime, longDate } from './format.ts';

/** The sentences of mails and the formats of one language. */
export interface MailTexts {
  readonly language: Language;
  readonly t: MailT;
  /** `24 November 2026`. */
  readonly date: (text: string) => string;
  /** `10:36`. */
  readonly time: (text: string) => string;
}

const translate = (language: Language) => translator(language, 'mails', 'settings', 'notifications');
type MailT = ReturnType<typeof translate>;

export function mailTexts(language: Language): MailTexts {
  return {
    language,
    t: translate(language),
    date: (text) => longDate(text, language),
    time: (text) => clockTime(text, language),
  };
}
