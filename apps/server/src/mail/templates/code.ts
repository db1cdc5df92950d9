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

/** A one-time code. It stands in the subject too: it is gone in minutes, and read from a lock screen. */
export const code: Template<CodeData> = {
  en: (data, frame) => ({
    subject: `Your code is ${spacedCode(data.code)}`,
    preview: `Your code is ${spacedCode(data.code)}. It works for ${minutes} minutes.`,
    heading: 'Your code',
    blocks: [
      { kind: 'text', text: `Type this code on the login page of ${frame.name}.` },
      { kind: 'code', code: data.code },
      {
        kind: 'text',
        text: `The code works for ${minutes} minutes, until ${clockTime(data.expiresAt, 'en')}. You asked for it on ${longDate(data.askedAt, 'en')} at ${clockTime(data.askedAt, 'en')}.`,
      },
      {
        kind: 'note',
        strong: 'Did you not ask for a code?',
        text: 'Then you need not do anything. Nobody can log in without it. We never ask for your code by phone.',
      },
    ],
    why: 'You get this email because somebody asked for a code with your address.',
  }),
  nl: (data, frame) => ({
    subject: `Uw code is ${spacedCode(data.code)}`,
    preview: `Uw code is ${spacedCode(data.code)}. De code werkt ${minutes} minuten.`,
    heading: 'Uw code',
    blocks: [
      { kind: 'text', text: `Typ deze code op de inlogpagina van ${frame.name}.` },
      { kind: 'code', code: data.code },
      {
        kind: 'text',
        text: `De code werkt ${minutes} minuten, tot ${clockTime(data.expiresAt, 'nl')}. U vroeg de code aan op ${longDate(data.askedAt, 'nl')} om ${clockTime(data.askedAt, 'nl')}.`,
      },
      {
        kind: 'note',
        strong: 'Hebt u geen code gevraagd?',
        text: 'Dan hoeft u niets te doen. Zonder de code kan niemand inloggen. Wij vragen nooit telefonisch om uw code.',
      },
    ],
    why: 'U krijgt deze e-mail omdat iemand met uw adres een code heeft gevraagd.',
  }),
};
