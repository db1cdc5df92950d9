import type { Template } from '../template.ts';

export interface PasswordResetData {
  /** Valid once, for 30 minutes. */
  readonly link: string;
}

/** A link to choose a new password. For staff: clients have none. */
export const passwordReset: Template<PasswordResetData> = {
  en: (data, frame) => ({
    subject: 'Choose a new password',
    preview: 'This link works once and expires after 30 minutes.',
    heading: 'Choose a new password',
    blocks: [
      { kind: 'text', text: `A new password was requested for your account at ${frame.name}.` },
      { kind: 'button', label: 'Choose a password', url: data.link },
      {
        kind: 'text',
        text: 'The link works once and expires after 30 minutes. Choosing a new password signs you out on all other devices.',
      },
      {
        kind: 'note',
        strong: 'Did you not request this?',
        text: 'You can ignore this email. Your password does not change.',
      },
    ],
    why: 'You receive this email because a new password was requested for your address.',
  }),
  nl: (data, frame) => ({
    subject: 'Kies een nieuw wachtwoord',
    preview: 'Deze link werkt één keer en is 30 minuten geldig.',
    heading: 'Kies een nieuw wachtwoord',
    blocks: [
      { kind: 'text', text: `Er is een nieuw wachtwoord aangevraagd voor je account bij ${frame.name}.` },
      { kind: 'button', label: 'Wachtwoord kiezen', url: data.link },
      {
        kind: 'text',
        text: 'De link werkt één keer en is 30 minuten geldig. Na het kiezen van een nieuw wachtwoord ben je op alle andere apparaten uitgelogd.',
      },
      {
        kind: 'note',
        strong: 'Heb je dit niet aangevraagd?',
        text: 'Dan hoef je niets te doen. Je wachtwoord verandert niet.',
      },
    ],
    why: 'Je ontvangt deze e-mail omdat er een nieuw wachtwoord is aangevraagd voor jouw adres.',
  }),
};
