import type { Template } from '../template.ts';

export interface ConfirmEmailData {
  readonly link: string;
  /** A new address of an account; else the one it has. */
  readonly isChange: boolean;
}

/** A link that proves that a mailbox is somebody's. */
export const confirmEmail: Template<ConfirmEmailData> = {
  en: ({ link, isChange }, frame) => ({
    subject: 'Confirm your email address',
    preview: 'Open the link to confirm this address.',
    heading: 'Confirm your email address',
    blocks: [
      {
        kind: 'text',
        text: isChange
          ? `You want to use this address for your account at ${frame.name}. Open the link and type your password.`
          : `This address belongs to an account at ${frame.name}. Open the link to confirm that it is yours.`,
      },
      { kind: 'button', label: 'Confirm this address', url: link },
      {
        kind: 'note',
        strong: 'Was it not you?',
        text: 'Then you need not do anything. Nothing changes without the link.',
      },
    ],
    why: 'You get this email because somebody entered this address for an account.',
  }),
  nl: ({ link, isChange }, frame) => ({
    subject: 'Bevestig je e-mailadres',
    preview: 'Open de link om dit adres te bevestigen.',
    heading: 'Bevestig je e-mailadres',
    blocks: [
      {
        kind: 'text',
        text: isChange
          ? `Je wilt dit adres gebruiken voor je account bij ${frame.name}. Open de link en typ je wachtwoord.`
          : `Dit adres hoort bij een account bij ${frame.name}. Open de link om te bevestigen dat het van jou is.`,
      },
      { kind: 'button', label: 'Adres bevestigen', url: link },
      {
        kind: 'note',
        strong: 'Was jij dit niet?',
        text: 'Dan hoef je niets te doen. Zonder de link verandert er niets.',
      },
    ],
    why: 'Je krijgt deze e-mail omdat iemand dit adres bij een account invulde.',
  }),
};
