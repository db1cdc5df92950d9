import type { Template } from '../template.ts';

export interface ConfirmEmailData {
  readonly link: string;
  /** True for a new address of the account, false for its current one. */
  readonly isChange: boolean;
}

/** A link that verifies the ownership of a mailbox. */
export const confirmEmail: Template<ConfirmEmailData> = {
  en: ({ link, isChange }, frame) => ({
    subject: 'Confirm your email address',
    preview: 'Open the link to confirm this address.',
    heading: 'Confirm your email address',
    blocks: [
      {
        kind: 'text',
        text: isChange
          ? `A change of the email address of your account at ${frame.name} to this address was requested. Open the link and enter your password.`
          : `This address is used by an account at ${frame.name}. Open the link to confirm that it is yours.`,
      },
      { kind: 'button', label: 'Confirm this address', url: link },
      {
        kind: 'note',
        strong: 'Did you not request this?',
        text: 'You can ignore this email. Nothing changes unless the link is opened.',
      },
    ],
    why: 'You receive this email because this address was entered for an account.',
  }),
  nl: ({ link, isChange }, frame) => ({
    subject: 'Bevestig je e-mailadres',
    preview: 'Open de link om dit adres te bevestigen.',
    heading: 'Bevestig je e-mailadres',
    blocks: [
      {
        kind: 'text',
        text: isChange
          ? `Er is gevraagd om het e-mailadres van je account bij ${frame.name} te wijzigen in dit adres. Open de link en vul je wachtwoord in.`
          : `Dit adres hoort bij een account bij ${frame.name}. Open de link om te bevestigen dat het van jou is.`,
      },
      { kind: 'button', label: 'Adres bevestigen', url: link },
      {
        kind: 'note',
        strong: 'Heb je dit niet aangevraagd?',
        text: 'Dan hoef je niets te doen. Er verandert niets zolang de link niet wordt geopend.',
      },
    ],
    why: 'Je ontvangt deze e-mail omdat dit adres bij een account is ingevuld.',
  }),
};
