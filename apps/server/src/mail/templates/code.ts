import { codeLifeSeconds } from '@dossier/domain/limits';
import { clockTime, longDate, spacedCode } from '../format.ts';
import type { Template } from '../template.ts';

export interface CodeData {
  readonly code: string;
  /** Date texts. */
  readonly askedAt: string;
  readonly expiresAt: string;
}

const minutes = codeLifeSeconds / 60;

/** A one-time code. The subject contains it too: it expires within minutes and is read from a lock screen. */
export const code: Template<CodeData> = {
  en: (data, frame) => ({
    subject: `Your code is ${spacedCode(data.code)}`,
    preview: `Your code is ${spacedCode(data.code)}. It is valid for ${minutes} minutes.`,
    heading: 'Your code',
    blocks: [
      { kind: 'text', text: `Enter this code on the login page of ${frame.name}.` },
      { kind: 'code', code: data.code },
      {
        kind: 'text',
        text: `The code is valid for ${minutes} minutes, until ${clockTime(data.expiresAt, 'en')}. You requested it on ${longDate(data.askedAt, 'en')} at ${clockTime(data.askedAt, 'en')}.`,
      },
      {
        kind: 'note',
        strong: 'Did you not request a code?',
        text: 'You can ignore this email. Signing in is not possible without the code. We never ask for your code by phone.',
      },
    ],
    why: 'You receive this email because a code was requested for your address.',
  }),
  nl: (data, frame) => ({
    subject: `Uw code is ${spacedCode(data.code)}`,
    preview: `Uw code is ${spacedCode(data.code)}. De code is ${minutes} minuten geldig.`,
    heading: 'Uw code',
    blocks: [
      { kind: 'text', text: `Vul deze code in op de inlogpagina van ${frame.name}.` },
      { kind: 'code', code: data.code },
      {
        kind: 'text',
        text: `De code is ${minutes} minuten geldig, tot ${clockTime(data.expiresAt, 'nl')}. U hebt de code aangevraagd op ${longDate(data.askedAt, 'nl')} om ${clockTime(data.askedAt, 'nl')}.`,
      },
      {
        kind: 'note',
        strong: 'Hebt u geen code aangevraagd?',
        text: 'Dan hoeft u niets te doen. Zonder de code kan niemand inloggen. Wij vragen nooit telefonisch om uw code.',
      },
    ],
    why: 'U ontvangt deze e-mail omdat er een code is aangevraagd voor uw adres.',
  }),
};
