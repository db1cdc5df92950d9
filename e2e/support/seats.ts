import type { Language } from '@dossier/domain/languages';
import type { OpenOptions } from './test.ts';

/** A phone with touch. */
export const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const;

/** The two ways in which clients use a form: on a phone with touch, in Dutch; on a computer, in English. */
export const clientSeats: readonly (OpenOptions & { readonly name: string; readonly language: Language })[] = [
  {
    name: 'on a phone in Dutch',
    language: 'nl',
    ...phone,
  },
  { name: 'on a computer in English', language: 'en', viewport: { width: 1280, height: 800 } },
];
