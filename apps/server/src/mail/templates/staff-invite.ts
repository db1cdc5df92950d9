import type { Template } from '../template.ts';

export interface StaffInviteData {
  readonly toName: string;
  /** To the page that sends a password link to this address; contains no secret itself. */
  readonly link: string;
}

/** Invitation of a staff member of an institution or of the desk. */
export const staffInvite: Template<StaffInviteData> = {
  en: (data, frame) => ({
    subject: `Your account at ${frame.name}`,
    preview: `Choose a password to log in.`,
    heading: `You have an account at ${frame.name}`,
    blocks: [
      { kind: 'text', text: `Hello ${data.toName},` },
      {
        kind: 'text',
        text: `${frame.name} has created an account for you in ${frame.deskName}. Choose a password first: the page sends you an email with a link that works once.`,
      },
      { kind: 'button', label: 'Choose a password', url: data.link },
      { kind: 'text', text: 'Then log in with your email address, your password and an emailed code.' },
      {
        kind: 'note',
        strong: 'Did you not expect this?',
        text: 'You can ignore this email. The account cannot be used without a password.',
      },
    ],
    why: `You receive this email because an admin of ${frame.name} entered your address.`,
  }),
  nl: (data, frame) => ({
    subject: `Je account bij ${frame.name}`,
    preview: `Kies een wachtwoord en je kunt inloggen.`,
    heading: `Je hebt een account bij ${frame.name}`,
    blocks: [
      { kind: 'text', text: `Beste ${data.toName},` },
      {
        kind: 'text',
        text: `${frame.name} heeft een account voor je aangemaakt in ${frame.deskName}. Kies eerst een wachtwoord: de pagina stuurt je een e-mail met een link die één keer werkt.`,
      },
      { kind: 'button', label: 'Wachtwoord kiezen', url: data.link },
      { kind: 'text', text: 'Daarna log je in met je e-mailadres, je wachtwoord en een gemailde code.' },
      {
        kind: 'note',
        strong: 'Had je dit niet verwacht?',
        text: 'Dan hoef je niets te doen. Zonder wachtwoord kan niemand op dit account inloggen.',
      },
    ],
    why: `Je ontvangt deze e-mail omdat een beheerder van ${frame.name} je adres heeft ingevuld.`,
  }),
};
