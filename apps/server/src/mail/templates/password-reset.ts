import type { Template } from '../template.ts';

export interface PasswordResetData {
  /** Works once, for half an hour. */
  readonly link: string;
}

/** A link to choose a new password. For staff: clients have none. */
export const passwordReset: Template<PasswordResetData> = {
  en: (data, frame) => ({
    subject: 'Choose a new password',
    preview: 'This link works once, for 30 minutes.',
    heading: 'Choose a new password',
    blocks: [
      { kind: 'text', text: `Somebody asked for a new password for your account at ${frame.name}.` },
      { kind: 'button', label: 'Choose a password', url: data.link },
      { kind: 'text', text: 'The link works once, for 30 minutes. After that you are signed out everywhere else.' },
      {
        kind: 'note',
        strong: 'Was it not you?',
        text: 'Then you need not do anything. Your password stays as it is.',
      },
    ],
    why: 'You get this email because somebody asked for a new password with your address.',
  }),
  nl: (data, frame) => ({
    subject: 'Kies een nieuw wachtwoord',
    preview: 'Deze link werkt één keer, 30 minuten lang.',
    heading: 'Kies een nieuw wachtwoord',
    blocks: [
      { kind: 'text', text: `Iemand vroeg een nieuw wachtwoord voor je account bij ${frame.name}.` },
      { kind: 'button', label: 'Wachtwoord kiezen', url: data.link },
      { kind: 'text', text: 'De link werkt één keer, 30 minuten lang. Daarna ben je overal elders uitgelogd.' },
      {
        kind: 'note',
        strong: 'Was jij dit niet?',
        text: 'Dan hoef je niets te doen. Je wachtwoord blijft zoals het is.',
      },
    ],
    why: 'Je krijgt deze e-mail omdat iemand met jouw adres een nieuw wachtwoord vroeg.',
  }),
};
